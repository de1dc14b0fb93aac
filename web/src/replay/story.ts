// The story of a game in sentences, step by step: as the table heard it, or with everything that was secret then.

import type { Replay } from "../wire/api";
import type { GameEvent } from "../wire/protocol";
import { Voice, type Line } from "../words/voice";
import type { Words } from "../words/words";

export interface StoryLine extends Line {
  at: number;
  /** What somebody really was who had just said something. */
  really?: { mask: string; isTrue: boolean };
}

/** What somebody really was when they said what they were, if that is what an event is about. */
export type Really = (event: GameEvent, at: number) => StoryLine["really"];

/** For each step its sentences. */
export function storyOf({ start, steps }: Replay, words: Words, truth: boolean, really: Really = () => undefined): StoryLine[][] {
  const voice = new Voice(start, words);
  return steps.map(({ events, sight }, at) => {
    const lines: StoryLine[] = at === 0 ? voice.opening(truth ? start.says : start.in_public).map((line) => ({ ...line, at })) : [];
    for (const [k, heard] of events.entries()) {
      const event = (truth && sight.find((seen) => seen.at === k)) || heard;
      const told = voice.told([event]).map((line): StoryLine => ({ ...line, at }));
      const was = truth ? really(event, at) : undefined;
      if (was && told[0]) told[0].really = was;
      lines.push(...told);
    }
    return lines;
  });
}

/** Sentences that are read together: those of a step, or those with which a turn begins. */
export interface Block {
  at: number;
  begins: boolean;
  lines: StoryLine[];
}

export function blocksOf(lines: StoryLine[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (!block || line.begins) blocks.push({ at: line.at, begins: line.begins, lines: [line] });
    else block.lines.push(line);
  }
  return blocks;
}

/** What matters most in a step; else its first sentence does. */
const HEADS = ["event-winner", "event-winners", "event-draw", "event-power", "event-turn-up", "event-trick", "event-stolen"];

/** What one voice says about a step, the most important first: not whose turn comes next, nor every card of the end. */
export function voiceOf(lines: StoryLine[]): StoryLine[] {
  const step = blocksOf(lines).filter((block) => block.lines[0]!.kind !== "turn").flatMap((block) => block.lines);
  const told = step.filter((line) => line.kind !== "opening" && line.kind !== "reveal" && line.kind !== "team");
  const head = HEADS.map((key) => told.find((line) => line.key === key)).find(Boolean) ?? told[0];
  return head ? [head, ...told.filter((line) => line !== head)] : [];
}
