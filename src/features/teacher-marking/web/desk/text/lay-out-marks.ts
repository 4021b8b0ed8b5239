import { splitText, type MarkedParagraph } from '#features/grading/web/index.ts';
import type { DeskComment } from '../desk-replies.ts';
import { findCorrection } from './find-correction.ts';

/** A comment in the text, with the number that leads to it. */
export type PlacedComment = Pick<DeskComment, 'id' | 'kind'> & { readonly number: number };

/** A run of the text that the same comments cover. */
export type TextRun = {
  readonly start: number;
  readonly text: string;
  readonly comments: readonly PlacedComment[];
  /** Comments that end with it. */
  readonly ends: readonly PlacedComment[];
  /** True: a suggestion replaces these words. */
  readonly isDeleted: boolean;
  /** Words that suggestions put behind it. */
  readonly inserted: readonly string[];
};

/** A paragraph with everything that its look depends on as one string, so that only a changed one renders again. */
export type TextParagraph = {
  readonly start: number;
  readonly runs: readonly TextRun[];
  readonly look: string;
};

type Place = { readonly start: number; readonly end: number };
type Change = Place & { readonly inserted: string; readonly isDeleted: boolean };

/** What a suggestion changes, as a range of the text. A change that only adds words is the character before it. */
function changeOf({ anchor, suggestion }: DeskComment): Change[] {
  if (anchor.in !== 'text' || !suggestion) return [];
  const found = findCorrection(anchor.quote, suggestion);
  if (!found) return [];
  const [start, end] = [anchor.start + found.start, anchor.start + found.end];
  const { inserted } = found;
  if (start < end) return [{ start, end, inserted, isDeleted: true }];
  if (start === 0) return [{ start, end: anchor.end, inserted: suggestion, isDeleted: true }];
  return [{ start: start - 1, end: start, inserted, isDeleted: false }];
}

/** The paragraphs of a text with its comments and corrections. Comments are numbered in their order in the list. */
export function layOutMarks(text: string, comments: readonly DeskComment[]): readonly TextParagraph[] {
  const placed: (Place & PlacedComment)[] = [];
  comments.forEach(({ id, kind, anchor }, at) => {
    if (anchor.in === 'text') placed.push({ id, kind, number: at + 1, start: anchor.start, end: anchor.end });
  });
  const changes = comments.flatMap(changeOf);
  const commentsAt = (marks: readonly number[]) =>
    marks.flatMap((mark): PlacedComment[] => {
      const found = placed[mark];
      return found ? [{ id: found.id, kind: found.kind, number: found.number }] : [];
    });
  const changesAt = (marks: readonly number[]) =>
    marks.flatMap((mark) => changes[mark - placed.length] ?? []);
  return splitText(text, [...placed, ...changes]).map(({ pieces }: MarkedParagraph) => {
    const runs = pieces.map(({ start, text: run, marks, ends }): TextRun => ({
      start,
      text: run,
      comments: commentsAt(marks),
      ends: commentsAt(ends),
      isDeleted: changesAt(marks).some(({ isDeleted }) => isDeleted),
      inserted: changesAt(ends).flatMap(({ inserted }) => (inserted === '' ? [] : [inserted])),
    }));
    const { start = 0 } = pieces[0] ?? {};
    return {
      start,
      runs,
      look: JSON.stringify(runs.map((run) => ({ ...run, text: '' }))),
    };
  });
}
