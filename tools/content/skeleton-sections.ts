import { layGroups, type SkeletonGroup } from './skeleton-groups.ts';
import type { SkeletonKind } from './skeleton-kind.ts';

/** A part of Listening or Reading with the paragraphs that its passage needs. */
export type SkeletonPart = { readonly groups: readonly SkeletonGroup[]; readonly paragraphs: number };

type Layout = readonly (readonly [Parameters<typeof layGroups>[1], paragraphs?: number])[];

const LISTENING = {
  short: [
    [
      [
        ['form', 6],
        ['choices3', 4],
      ],
    ],
  ],
  full: [
    [[['form', 10]]],
    [
      [
        ['choices3', 5],
        ['features', 5],
      ],
    ],
    [
      [
        ['choices3', 4],
        ['several', 2],
        ['sentences', 4],
      ],
    ],
    [[['notes', 10]]],
  ],
} as const satisfies Record<SkeletonKind['form'], Layout>;

/** A passage of an Academic test has 600 to 1,000 words. */
const LONG = 7;
/** A text of everyday life or work. */
const SHORT = 4;

const READING_SHORT = [
  [
    [
      ['trueFalse', 5],
      ['choices4', 4],
      ['sentences', 4],
    ],
    LONG,
  ],
] as const satisfies Layout;
const READING_FULL = {
  academic: [
    [
      [
        ['trueFalse', 6],
        ['notes', 7],
      ],
      LONG,
    ],
    [
      [
        ['headings', 6],
        ['features', 4],
        ['summary', 3],
      ],
      LONG,
    ],
    [
      [
        ['choices4', 4],
        ['yesNo', 5],
        ['endings', 5],
      ],
      LONG,
    ],
  ],
  'general-training': [
    [[['trueFalse', 7]], SHORT],
    [[['shortAnswers', 7]], SHORT],
    [[['sentences', 7]], SHORT],
    [[['notes', 6]], SHORT],
    [
      [
        ['headings', 6],
        ['choices4', 4],
        ['summary', 3],
      ],
      LONG,
    ],
  ],
} as const satisfies Record<SkeletonKind['module'], Layout>;

export function listeningParts({ form }: SkeletonKind): SkeletonPart[] {
  return layParts(LISTENING[form]);
}

export function readingParts({ form, module }: SkeletonKind): SkeletonPart[] {
  return layParts(form === 'short' ? READING_SHORT : READING_FULL[module]);
}

function layParts(layout: Layout): SkeletonPart[] {
  let first = 1;
  return layout.map(([types, paragraphs = 0]) => {
    const groups = layGroups(first, types);
    first += types.reduce((sum, [, count]) => sum + count, 0);
    return { groups, paragraphs };
  });
}

/** The numbers that the candidate looks at together: the first half of a part's groups, and the rest. */
export function looksOf({ groups }: SkeletonPart): (readonly number[])[] {
  const [first, ...rest] = groups.map(({ numbers }) => numbers);
  return rest.length === 0 ? [first ?? []] : [first ?? [], rest.flat()];
}
