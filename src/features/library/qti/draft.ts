import type { CarryNote } from './carry-report.ts';
import type { Feedback, QtiItem } from './read-item.ts';

/** A placeholder for an unknown part of an imported question. `npm run check` lists these for the author. */
export const unfilled = (what: string) => `[[${what}]]`;

/** One answer with the package's explanation and evidence. */
export type DraftAnswer = {
  readonly key: string;
  /** Empty where the package has none. */
  readonly explanation: { readonly en: string; readonly zhHant: string };
  readonly evidence: readonly { readonly place: string; readonly quote: string }[];
};

/** Questions that may become a group, before they have numbers. */
export type DraftGroup = {
  readonly subject: string;
  readonly answers: readonly DraftAnswer[];
  /** The group as its author would write it. Its questions are numbered from this number. */
  readonly build: (first: number) => Readonly<Record<string, unknown>>;
  /** Consecutive groups with the same mark are joined: their questions are independent. */
  readonly joins?: string | undefined;
  /** A picture of the package that the group shows. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  /** The things that were written differently. */
  readonly changes: readonly string[];
};

export type DraftResult = { readonly groups: readonly DraftGroup[]; readonly notes: readonly CarryNote[] };

export type Explanation = Omit<DraftAnswer, 'key'>;

/** Whether a feedback belongs to a question or option. Its name is the id, or ends with it. */
export function isCalled({ id }: Pick<Feedback, 'id'>, name: string): boolean {
  return name !== '' && (id === name || id.endsWith(`-${name}`) || id.endsWith(`_${name}`));
}

/** The explanation of one of an item's questions. With only one question it is the whole explanation. */
export function explain(item: QtiItem, ids: readonly string[], only: boolean): Explanation {
  const shown = item.feedback.filter(({ whenNot }) => !whenNot);
  const named = shown.filter((feedback) => ids.some((each) => isCalled(feedback, each)));
  const kind = shown.filter(({ id }) => !/incorrect|wrong|false|try/i.test(id));
  const chosen = named.length > 0 ? named : only ? kind : [];
  const join = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '').join(' ');
  return {
    explanation: { en: join(chosen.map(({ en }) => en)), zhHant: join(chosen.map(({ zhHant }) => zhHant)) },
    evidence: chosen.flatMap(({ evidence }) => evidence),
  };
}

/** A group that is a list of questions. */
export function listed(
  shared: Readonly<Record<string, unknown>>,
  questions: readonly Readonly<Record<string, unknown>>[],
): DraftGroup['build'] {
  return (first) => ({ ...shared, questions: questions.map((each, i) => ({ number: first + i, ...each })) });
}
