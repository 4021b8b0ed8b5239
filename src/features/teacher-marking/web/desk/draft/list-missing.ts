import type { Criterion } from '#ielts/criteria/criteria.ts';
import type { DraftContent, PointKind } from './draft-content.ts';

/** Something that a marking needs before it is complete. */
export type Missing =
  | { readonly what: 'band' | 'reason'; readonly criterion: Criterion }
  | { readonly what: PointKind; readonly place: number }
  | { readonly what: 'comment'; readonly id: string };

const isEmpty = (text: string) => text.trim() === '';

/** What is missing, in the order of the desk. Nothing: the marking is complete by the rules of the server. */
export function listMissing({ criteria, letter, comments }: DraftContent): readonly Missing[] {
  const pointsOf = (what: PointKind): readonly Missing[] =>
    letter[what].flatMap((point, place) => (isEmpty(point) ? [{ what, place }] : []));
  return [
    ...comments.flatMap(({ id, body }): Missing[] => (isEmpty(body) ? [{ what: 'comment', id }] : [])),
    ...criteria.flatMap(({ criterion, band, reason }): Missing[] => [
      ...(band === null ? [{ what: 'band' as const, criterion }] : []),
      ...(isEmpty(reason) ? [{ what: 'reason' as const, criterion }] : []),
    ]),
    ...pointsOf('strengths'),
    ...pointsOf('steps'),
  ];
}
