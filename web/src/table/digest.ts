// A log in few lines: who passed, and who was fined, in one line each.

import { currentWords, say } from "../words/language.svelte";
import { capital, marked, unmarked } from "../words/marks";
import type { LogLine } from "./chronicle.svelte";
import type { Session } from "./session.svelte";

/** What several lines one after the other have in common, if they can be one. */
function common({ kind, event }: LogLine): string {
  if (kind === "pass") return kind;
  return kind === "coins" && event?.why === "fine" && event.amount === 1 ? "fine" : "";
}

export function digest(lines: LogLine[], { start, stage, you }: Pick<Session, "start" | "stage" | "you">): LogLine[] {
  const runs: LogLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && common(line) && common(last[0]!) === common(line)) last.push(line);
    else runs.push([line]);
  }
  const named = (person: number) => marked(person === you ? say("reveal-you") : (start?.players[person] ?? ""));
  const written = (line: LogLine, text: string): LogLine => ({ ...line, text: unmarked(text), marked: text });
  return runs.map((run): LogLine => {
    const [one] = run as [LogLine];
    if (run.length === 1) return one;
    const isPass = one.kind === "pass";
    const people = run.map(({ event }) => named(isPass ? event!.person! : (stage.people[event!.from as number] ?? -1)));
    if (isPass && people.length > 2) return written(one, capital(say("contest-passers", { first: people[0]!, n: people.length - 1 })));
    const listed = capital(currentWords().together(people));
    return written(one, isPass ? say("contest-passed", { people: listed }) : say("reveal-fine", { n: people.length, people: listed }));
  });
}
