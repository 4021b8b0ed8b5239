import { layGroups, type SkeletonGroup } from './skeleton-groups.ts';
import type { SkeletonKind } from './skeleton-kind.ts';

/** A part of Listening or Reading with the paragraphs that its passage needs. */
export type SkeletonPart = { readonly groups: readonly SkeletonGroup[]; readonly paragraphs: number };

type Layout = readonly (readonly [Parameters<typeof layGroups>[2], paragraphs?: number])[];

const LISTENING = {
  short: [
    [
      [
        ['form-completion', 6],
        ['multiple-choice', 4],
      ],
    ],
  ],
  full: [
    [[['form-completion', 10]]],
    [
      [
        ['multiple-choice', 5],
        ['matching-features', 5],
      ],
    ],
    [
      [
        ['multiple-choice', 4],
        ['multiple-choice-several', 2],
        ['sentence-completion', 4],
      ],
    ],
    [[['note-completion', 10]]],
  ],
} as const satisfies Record<SkeletonKind['form'], Layout>;

/** A passage of an Academic test has 600 to 1,000 words. */
const LONG = 7;
/** A text of everyday life or work. */
const SHORT = 4;

const READING_SHORT = [
  [
    [
      ['true-false-not-given', 5],
      ['multiple-choice', 4],
      ['sentence-completion', 4],
    ],
    LONG,
  ],
] as const satisfies Layout;
const READING_FULL = {
  academic: [
    [
      [
        ['true-false-not-given', 6],
        ['note-completion', 7],
      ],
      LONG,
    ],
    [
      [
        ['matching-headings', 6],
        ['matching-features', 4],
        ['summary-completion', 3],
      ],
      LONG,
    ],
    [
      [
        ['multiple-choice', 4],
        ['yes-no-not-given', 5],
        ['matching-sentence-endings', 5],
      ],
      LONG,
    ],
  ],
  'general-training': [
    [[['true-false-not-given', 7]], SHORT],
    [[['short-answer', 7]], SHORT],
    [[['sentence-completion', 7]], SHORT],
    [[['note-completion', 6]], SHORT],
    [
      [
        ['matching-headings', 6],
        ['multiple-choice', 4],
        ['summary-completion', 3],
      ],
      LONG,
    ],
  ],
} as const satisfies Record<SkeletonKind['module'], Layout>;

export function listeningParts({ form }: SkeletonKind): SkeletonPart[] {
  return layParts('listening', LISTENING[form]);
}

export function readingParts({ form, module }: SkeletonKind): SkeletonPart[] {
  return layParts('reading', form === 'short' ? READING_SHORT : READING_FULL[module]);
}

function layParts(skill: 'listening' | 'reading', layout: Layout): SkeletonPart[] {
  let first = 1;
  return layout.map(([types, paragraphs = 0]) => {
    const groups = layGroups(skill, first, types);
    first += types.reduce((sum, [, count]) => sum + count, 0);
    return { groups, paragraphs };
  });
}

/** The numbers that the candidate looks at together: the first half of a part's groups, and the rest. */
export function looksOf({ groups }: SkeletonPart): (readonly number[])[] {
  const [first, ...rest] = groups.map(({ numbers }) => numbers);
  return rest.length === 0 ? [first ?? []] : [first ?? [], rest.flat()];
}
