// The story of a game in sentences, step by step: as the table heard it, or with everything that was secret then.

import type { Replay } from "../wire/api";
import type { GameEvent } from "../wire/protocol";
import { teller } from "../words/tellers";
import type { Line } from "../words/telling";
import type { Words } from "../words/words";
import type { Scene } from "./scenes";

export interface StoryLine extends Line {
  at: number;
  /** What somebody really was who had just said something. */
  really?: { mask: string; isTrue: boolean };
}

/** What only one person saw or knew while the game went on. */
const SECRETS: Record<string, Record<string, null>> = {
  look: { mask: null },
  peek: { mask: null },
  swap: { swapped: null },
  see: { card: null },
  trade: { hand: null, pile: null },
};

function inPublic(event: GameEvent): GameEvent {
  return { ...event, ...SECRETS[event.event] };
}

/** For each step its sentences. */
export function storyOf({ start, steps }: Replay, scenes: Scene[], words: Words, truth: boolean): StoryLine[][] {
  const { hands: _, ...inSight } = start;
  const tells = teller(truth ? start : inSight, words);
  return steps.map(({ events }, at) => {
    const lines: StoryLine[] = at === 0 ? tells.opening().map((line) => ({ ...line, at })) : [];
    for (const event of events) {
      const told = tells.sentences(truth ? event : inPublic(event)).map((line): StoryLine => ({ ...line, at }));
      const really = truth ? wasReally(event, scenes[at]) : undefined;
      if (really && told[0]) told[0].really = really;
      lines.push(...told);
    }
    return lines;
  });
}

function wasReally(event: GameEvent, scene: Scene | undefined): StoryLine["really"] {
  if (!scene?.announced || (event.event !== "announce" && event.event !== "claim")) return undefined;
  const mask = scene.cards[event.card as number]!;
  return { mask, isTrue: mask === scene.announced };
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
    if (!block || line.begins) blocks.push({ at: line.at, begins: line.begins ?? false, lines: [line] });
    else block.lines.push(line);
  }
  return blocks;
}

/** What matters most in a step; else its first sentence does. */
const HEADS = ["winner", "draw", "power", "turn-up", "trick", "stolen"];

/** What one voice says about a step, the most important first: not whose turn comes next, nor every card of the end. */
export function voiceOf(lines: StoryLine[]): StoryLine[] {
  const step = blocksOf(lines).filter((block) => block.lines[0]!.kind !== "turn").flatMap((block) => block.lines);
  const told = step.filter((line) => line.kind !== "opening" && line.kind !== "reveal" && line.kind !== "team");
  const head = HEADS.map((kind) => told.find((line) => line.kind === kind)).find(Boolean) ?? told[0];
  return head ? [head, ...told.filter((line) => line !== head)] : [];
}
