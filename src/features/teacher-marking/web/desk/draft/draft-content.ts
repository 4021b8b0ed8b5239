import type { Criterion } from '#ielts/criteria/criteria.ts';
import { LETTER_POINTS, meanTimesTwo } from '../marking-domain.ts';
import type { DeskComment, DeskDraft } from '../desk-replies.ts';

/** A marking while its teacher writes it: bands with reasons, the letter and the comments. */
export type DraftContent = Pick<DeskDraft, 'criteria' | 'letter' | 'comments'>;
export type PointKind = 'strengths' | 'steps';

/** The band that the first step sets. */
const FIRST_BAND = 5;
const HIGHEST_BAND = 9;

const threeOf = (points: readonly string[]) =>
  Array.from({ length: LETTER_POINTS }, (_, at) => points[at] ?? '');

/** The part of a draft that its teacher writes. The letter has three fields for each kind of point. */
export const contentOf = ({ criteria, letter, comments }: DraftContent): DraftContent => ({
  criteria: criteria.map(({ criterion, band, reason }) => ({ criterion, band, reason })),
  letter: { text: letter.text, strengths: threeOf(letter.strengths), steps: threeOf(letter.steps) },
  comments: comments.map(({ id, anchor, criterion, kind, family, body, suggestion }) => ({
    id,
    anchor,
    criterion,
    kind,
    family,
    body,
    suggestion,
  })),
});

const isSameJson = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether two drafts say the same. Comments that are the same object are not compared. */
export const isSameContent = (one: DraftContent, other: DraftContent): boolean =>
  isSameJson(one.criteria, other.criteria) &&
  isSameJson(one.letter, other.letter) &&
  one.comments.length === other.comments.length &&
  one.comments.every((comment, at) => isSameJson(comment, other.comments[at]));

function changeCriterion(
  content: DraftContent,
  criterion: Criterion,
  change: { readonly band: number } | { readonly reason: string },
): DraftContent {
  const criteria = content.criteria.map((each) =>
    each.criterion === criterion ? { ...each, ...change } : each,
  );
  return { ...content, criteria };
}

export const setBand = (content: DraftContent, criterion: Criterion, band: number): DraftContent =>
  changeCriterion(content, criterion, { band: Math.min(HIGHEST_BAND, Math.max(0, band)) });

/** Changes a band by `by`. The first step sets band 5. */
export function stepBand(content: DraftContent, criterion: Criterion, by: number): DraftContent {
  const band = content.criteria.find((each) => each.criterion === criterion)?.band ?? null;
  return setBand(content, criterion, band === null ? FIRST_BAND : band + by);
}

export const setReason = (content: DraftContent, criterion: Criterion, reason: string): DraftContent =>
  changeCriterion(content, criterion, { reason });

export const setLetterText = (content: DraftContent, text: string): DraftContent => ({
  ...content,
  letter: { ...content.letter, text },
});

/** Sets one of the three strengths or steps. */
export function setPoint(content: DraftContent, kind: PointKind, place: number, text: string): DraftContent {
  const points = content.letter[kind].map((point, at) => (at === place ? text : point));
  return { ...content, letter: { ...content.letter, [kind]: points } };
}

/** The order of comments: that of the text or the recordings. Comments on criteria are last. */
export function compareComments(one: DeskComment, other: DeskComment, questions: readonly string[]): number {
  const place = ({ anchor }: DeskComment): readonly [number, number, number] => {
    if (anchor.in === 'text') return [0, anchor.start, anchor.end];
    if (anchor.in === 'audio') return [1 + questions.indexOf(anchor.question), anchor.from_ms, anchor.to_ms];
    return [questions.length + 1, 0, 0];
  };
  const [a, b] = [place(one), place(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Adds a comment in its place. The questions are those of the interview, in order; none for a text. */
export const addComment = (
  content: DraftContent,
  comment: DeskComment,
  questions: readonly string[],
): DraftContent => ({
  ...content,
  comments: [...content.comments, comment].sort((one, other) => compareComments(one, other, questions)),
});

export const changeComment = (
  content: DraftContent,
  id: string,
  change: Partial<Omit<DeskComment, 'id' | 'anchor'>>,
): DraftContent => ({
  ...content,
  comments: content.comments.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

export const removeComment = (content: DraftContent, id: string): DraftContent => ({
  ...content,
  comments: content.comments.filter((each) => each.id !== id),
});

/** The overall band by the rules. Null until all four criteria have one. */
export function overallBand({ criteria }: Pick<DraftContent, 'criteria'>): number | null {
  const bands = criteria.flatMap(({ band }) => (band === null ? [] : [Math.round(band * 2)]));
  return bands.length === criteria.length ? meanTimesTwo(bands) / 2 : null;
}
