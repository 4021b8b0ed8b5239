import type { Criterion } from '#ielts/criteria/criteria.ts';
import type { MarkKind, ShownMark } from './shown-mark.ts';

/** What a learner looks at: everything, one kind of comment, one criterion, or one family of errors. */
export type MarkFilter =
  | { readonly by: 'all' }
  | { readonly by: 'kind'; readonly kind: MarkKind }
  | { readonly by: 'criterion'; readonly criterion: Criterion }
  | { readonly by: 'family'; readonly family: string };

export type MarkChoice = { readonly value: string; readonly filter: MarkFilter; readonly count: number };

const KINDS: readonly MarkKind[] = ['error', 'seen', 'praise', 'question', 'note'];

type Filtered = Pick<ShownMark, 'kind' | 'criterion' | 'family'>;

export function isShown(mark: Filtered, filter: MarkFilter): boolean {
  switch (filter.by) {
    case 'all':
      return true;
    case 'kind':
      return mark.kind === filter.kind;
    case 'criterion':
      return mark.criterion === filter.criterion;
    case 'family':
      return mark.family === filter.family;
    default:
      return filter satisfies never;
  }
}

/** The choices that show some of the marks and not all of them, after the one that shows all. */
export function listChoices(marks: readonly Filtered[]): readonly MarkChoice[] {
  const criteria = [...new Set(marks.flatMap(({ criterion }) => criterion ?? []))];
  const families = [...new Set(marks.flatMap(({ family }) => family ?? []))];
  const narrower: readonly [string, MarkFilter][] = [
    ...KINDS.map((kind): [string, MarkFilter] => [kind, { by: 'kind', kind }]),
    ...criteria.map((criterion): [string, MarkFilter] => [criterion, { by: 'criterion', criterion }]),
    ...families.map((family): [string, MarkFilter] => [`family ${family}`, { by: 'family', family }]),
  ];
  const choices = narrower.map(([value, filter]) => ({
    value,
    filter,
    count: marks.filter((mark) => isShown(mark, filter)).length,
  }));
  return [
    { value: 'all', filter: { by: 'all' }, count: marks.length },
    ...choices.filter(({ count }) => count > 0 && count < marks.length),
  ];
}
