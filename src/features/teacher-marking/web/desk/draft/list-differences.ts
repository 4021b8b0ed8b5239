import type { Criterion } from '#ielts/criteria/criteria.ts';
import type { DeskComment } from '../desk-replies.ts';
import { isSameContent, type DraftContent } from './draft-content.ts';

type Side = { readonly band?: number | null; readonly text: string };

/** A place where two drafts of a marking differ, with the words of both. */
export type Difference = { readonly place: string; readonly stored: Side; readonly own: Side } & Subject;
type Subject =
  | { readonly what: 'criterion'; readonly criterion: Criterion }
  | { readonly what: 'letter' | 'comment' };

const textOf = (comment: DeskComment | undefined): string => {
  if (!comment) return '';
  const { anchor, body, suggestion } = comment;
  return [anchor.in === 'text' ? `“${anchor.quote}”` : '', suggestion ? `→ ${suggestion}` : '', body]
    .filter((part) => part !== '')
    .join(' ');
};

/** Where the server's draft and the one from here differ. A teacher reads it to choose. */
export function listDifferences(stored: DraftContent, own: DraftContent): readonly Difference[] {
  if (isSameContent(stored, own)) return [];
  const criteria = stored.criteria.flatMap(({ criterion, band, reason }, at): Difference[] => {
    const mine = own.criteria[at];
    if (!mine || (mine.band === band && mine.reason === reason)) return [];
    return [
      {
        what: 'criterion',
        criterion,
        place: criterion,
        stored: { band, text: reason },
        own: { band: mine.band, text: mine.reason },
      },
    ];
  });
  const letters = ({ letter }: DraftContent) =>
    [letter.text, ...letter.strengths, ...letter.steps].filter((part) => part !== '').join('\n');
  const letter: Difference[] =
    letters(stored) === letters(own)
      ? []
      : [{ what: 'letter', place: 'letter', stored: { text: letters(stored) }, own: { text: letters(own) } }];
  const ids = new Set([...stored.comments, ...own.comments].map(({ id }) => id));
  const comments = [...ids].flatMap((id): Difference[] => {
    const [theirs, mine] = [stored, own].map((draft) => draft.comments.find((each) => each.id === id));
    return JSON.stringify(theirs) === JSON.stringify(mine)
      ? []
      : [{ what: 'comment', place: id, stored: { text: textOf(theirs) }, own: { text: textOf(mine) } }];
  });
  return [...criteria, ...letter, ...comments];
}
