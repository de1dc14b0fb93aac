// Small dry sounds, made here; off until somebody wants them. None depends on a secret: what one hears, all can see.

type Sound = "card" | "coin" | "court" | "reveal" | "announce" | "turn";

let context: AudioContext | null = null;

export function areOn(): boolean {
  return localStorage.getItem("maskenball-sounds") === "on";
}

export function switchSounds(on: boolean): void {
  localStorage.setItem("maskenball-sounds", on ? "on" : "");
  if (on) play("card");
}

/** A burst of noise through a band: cloth, wood, a fan. */
function rustle(at: AudioContext, frequency: number, seconds: number, loud: number): void {
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
  source.start();
}

/** A struck thing: coin, bell. */
function strike(at: AudioContext, frequency: number, seconds: number, loud: number): void {
  const tone = at.createOscillator();
  tone.frequency.value = frequency;
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, at.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + seconds);
  tone.connect(gain).connect(at.destination);
  tone.start();
  tone.stop(at.currentTime + seconds);
}

export function play(sound: Sound): void {
  if (!areOn()) return;
  context ??= new AudioContext();
  switch (sound) {
    case "card":
      return rustle(context, 1800, 0.14, 0.5);
    case "reveal":
      return rustle(context, 3200, 0.09, 0.7);
    case "announce":
      return rustle(context, 5200, 0.2, 0.25);
    case "coin":
      return strike(context, 2350, 0.16, 0.12);
    case "court":
      return strike(context, 620, 0.4, 0.14);
    case "turn":
      return strike(context, 392, 0.9, 0.16);
  }
}
