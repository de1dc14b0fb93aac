// What is said of an announcement, beat by beat: nothing before the table shows it.

import type { Session } from "../../table/session.svelte";
import type { Beat, Stage } from "../../table/stage.svelte";
import type { Start } from "../../wire/protocol";
import { currentWords, say } from "../../words/language.svelte";

/** Beats in which cards are turned up, or about to be. */
const SHOWING: readonly Beat[] = ["hush", "turn", "seals", "power", "fines", "reading", "rest"];
/** Beats in which a game ends with it: all cards are turned up, and what was said last stays. */
const ENDING: readonly Beat[] = ["uncover", "winner"];

export function isEnding({ beat }: Stage): boolean {
  return beat !== null && ENDING.includes(beat);
}

/** Whether several claim, and their cards are what is told. */
export function isContested(stage: Stage): boolean {
  const { beat } = stage;
  return stage.announced !== null && beat !== null && (SHOWING.includes(beat) || isEnding(stage)) && claimants(stage).length > 1;
}

/** Whether those who do not claim are dark now. */
export function isDark(stage: Stage): boolean {
  return isContested(stage) && !isEnding(stage);
}

function forms(stage: Stage, start: Start): Record<string, string> {
  return currentWords().forms(stage.announced, start.edition ?? 1, start.own_masks ?? {});
}

/** Somebody says: I am …, in two lines. */
export function saysOf(stage: Stage, start: Start): string {
  if (stage.announced === null) return "";
  return say("table-says", { person: start.players[stage.announcer ?? -1] ?? "", ...forms(stage, start) });
}

/** Who claims, in the order of the table from whoever announced. */
export function claimants(stage: Stage): number[] {
  const first = Math.max(0, stage.people.indexOf(stage.announcer ?? -1));
  return [...stage.people.slice(first), ...stage.people.slice(0, first)].filter((person) => stage.said[person] === "claim");
}

/** Those of the claimants whose card was what they said, or was not. */
export function proven(stage: Stage, isTrue: boolean): number[] {
  return claimants(stage).filter((person) => {
    const place = stage.people.indexOf(person);
    return Object.entries(stage.seals).some(([card, seal]) => seal === isTrue && Math.floor(Number(card) / stage.slots) === place);
  });
}

/** Somebody, the …, chooses: a power waits for their answer; empty while none does. */
export function chooserOf({ now, stage, start }: Pick<Session, "now" | "stage" | "start">): string {
  const asked = now?.asked;
  if (!asked || !start || stage.announced === null || (asked.kind !== "choose" && asked.kind !== "secret")) return "";
  return say("reveal-chooses", { person: start.players[asked.person] ?? "", ...forms(stage, start) });
}

/** Whatever may come to stand in the middle after an announcement. */
export function sentencesOf(stage: Stage, start: Start): string[] {
  if (stage.announced === null) return [];
  const mask = forms(stage, start);
  const counts = stage.people.slice(1).map((_, k) => say("reveal-count", { n: k + 2 }));
  const proofs = stage.people.flatMap((person) => ["yes", "no"].map((you) => say("reveal-is", { you, person: start.players[person] ?? "", ...mask })));
  return [saysOf(stage, start), ...counts, ...proofs, say("reveal-both"), say("reveal-nobody", mask)];
}

/** How many letters the longest line has. */
export function longest(...sentences: string[]): number {
  return Math.max(0, ...sentences.flatMap((text) => text.split("\n")).map((line) => line.length));
}

/** The sentence in the middle of the table, in two lines. */
export function sentenceOf(stage: Stage, start: Start, you: number | null): string {
  if (stage.announced === null) return "";
  const { beat } = stage;
  if (Object.keys(stage.seals).length) {
    const [first, second] = proven(stage, true);
    if (second !== undefined) return say("reveal-both");
    if (first === undefined) return say("reveal-nobody", forms(stage, start));
    return say("reveal-is", { you: first === you ? "yes" : "no", person: start.players[first] ?? "", ...forms(stage, start) });
  }
  if ((beat === "hush" || beat === "turn") && claimants(stage).length > 1) return say("reveal-count", { n: claimants(stage).length });
  return saysOf(stage, start);
}
