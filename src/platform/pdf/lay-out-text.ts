import LineBreaker from 'linebreak';
import { chooseRuns, cleanText, joinRuns, splitCharacters, type Face, type Run } from './pdf-fonts.ts';

/** One line as it is drawn: pieces of one face each, from left to right. Widths in points. */
export type Line = { readonly runs: readonly Run[]; readonly width: number };

type Set = { readonly face: Face; readonly size: number; readonly width: number };

/** How wide a run is at a size of one point. */
export type Measure = (run: Run) => number;

/** Pieces between which a line may end, and those after which it must. */
function listPieces(text: string): { readonly text: string; readonly ends: boolean }[] {
  const pieces: { text: string; ends: boolean }[] = [];
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let at = breaker.nextBreak(); at; at = breaker.nextBreak()) {
    const piece = text.slice(from, at.position);
    pieces.push({ text: piece.replace(/\n$/, ''), ends: at.required && piece.endsWith('\n') });
    from = at.position;
  }
  return pieces;
}

/**
 * Text in lines of a width, broken as Unicode has it: after spaces and hyphens, between Han characters but not before a
 * full stop or after an opening bracket. A word that is wider than the line is cut. An empty line stays one.
 */
export function layOutText(source: string, { face, size, width }: Set, measure: Measure): Line[] {
  const lines: Line[] = [];
  let runs: Run[] = [];
  let filled = 0;
  const widthOf = (pieces: readonly Run[]) => pieces.reduce((sum, run) => sum + measure(run) * size, 0);
  const close = () => {
    const trimmed = joinRuns(runs);
    const last = trimmed.at(-1);
    // A space at the end would count where lines are aligned to the right.
    if (last) trimmed[trimmed.length - 1] = { ...last, text: last.text.trimEnd() };
    lines.push({ runs: trimmed.filter(({ text }) => text !== ''), width: widthOf(trimmed) });
    runs = [];
    filled = 0;
  };
  const add = (piece: readonly Run[]) => {
    runs.push(...piece);
    filled += widthOf(piece);
  };
  for (const { text, ends } of listPieces(cleanText(source))) {
    const word = chooseRuns(text, face);
    const last = word.at(-1);
    // A trailing space needs no room. The word is measured without it, so each word is measured once.
    const spaces = text.length - text.trimEnd().length;
    const seen = widthOf(word) - (last ? spaces * measure({ face: last.face, text: ' ' }) * size : 0);
    if (seen > width) {
      for (const character of splitCharacters(text)) {
        const piece = chooseRuns(character, face);
        if (runs.length > 0 && filled + widthOf(piece) > width) close();
        add(piece);
      }
    } else {
      if (runs.length > 0 && filled + seen > width) close();
      add(word);
    }
    if (ends) close();
  }
  if (runs.length > 0 || lines.length === 0) close();
  return lines;
}
