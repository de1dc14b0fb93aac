// Small dry sounds, made here; off until somebody wants them. None depends on a secret: what one hears, all can see.

/** A quill that writes, a knock and a tap as long as each other, a fan that snaps open, a stamp, coins on wood and into
 * the lion's mouth, a card on cloth, and the bell of your turn. */
export type Sound = "quill" | "knock" | "tap" | "fan" | "stamp" | "coin" | "court" | "cloth" | "turn";

let context: AudioContext | null = null;

export function areOn(): boolean {
  return localStorage.getItem("maskenball-sounds") === "on";
}

export function switchSounds(on: boolean): void {
  localStorage.setItem("maskenball-sounds", on ? "on" : "");
  if (on) play("cloth");
}

/** A burst of noise through a band: cloth, wood, a fan. */
function rustle(at: AudioContext, when: number, frequency: number, seconds: number, loud: number): void {
  const length = Math.floor(at.sampleRate * seconds);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < length; k++) samples[k] = (Math.random() * 2 - 1) * (1 - k / length) ** 2;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = frequency;
  const gain = at.createGain();
  gain.gain.value = loud;
  source.connect(band).connect(gain).connect(at.destination);
  source.start(when);
}

/** A struck thing: coin, bell. */
function strike(at: AudioContext, when: number, frequency: number, seconds: number, loud: number): void {
  const tone = at.createOscillator();
  tone.frequency.value = frequency;
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
  tone.connect(gain).connect(at.destination);
  tone.start(when);
  tone.stop(when + seconds);
}

/** Frequency, seconds, loudness. */
const MADE: Record<Sound, [typeof rustle, number, number, number]> = {
  quill: [rustle, 5200, 0.2, 0.25],
  knock: [strike, 170, 0.12, 0.35],
  tap: [rustle, 900, 0.12, 0.4],
  fan: [rustle, 3200, 0.09, 0.7],
  stamp: [strike, 95, 0.16, 0.5],
  coin: [strike, 2350, 0.16, 0.12],
  court: [strike, 620, 0.4, 0.14],
  cloth: [rustle, 1800, 0.14, 0.5],
  turn: [strike, 392, 0.9, 0.16],
};

/** `after`: in so many milliseconds. */
export function play(sound: Sound, after = 0): void {
  if (!areOn()) return;
  context ??= new AudioContext();
  const [make, ...how] = MADE[sound];
  make(context, context.currentTime + after / 1000, ...how);
}
