// Names within a sentence, marked so that they can be drawn in bold: phrases know nothing of it.

const [BEGIN, END] = ["\u0002", "\u0003"];

export const marked = (words: string): string => BEGIN + words + END;

/** The sentence alone. */
export const unmarked = (text: string): string => text.replaceAll(BEGIN, "").replaceAll(END, "");

/** With a capital, whether it begins with a name or not. */
export const capital = (text: string): string => text.replace(new RegExp(`^${BEGIN}?\\p{L}`, "u"), (first) => first.toLocaleUpperCase());

/** What is marked, and what stands between. */
export function pieces(text: string): { words: string; isMarked: boolean }[] {
  const isMarked = (piece: string) => piece.startsWith(BEGIN);
  return text
    .split(new RegExp(`(${BEGIN}[^${END}]*${END})`))
    .filter(Boolean)
    .map((piece) => ({ words: unmarked(piece), isMarked: isMarked(piece) }));
}
