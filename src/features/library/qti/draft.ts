import type { CarryNote } from './carry-report.ts';
import type { Feedback, QtiItem } from './read-item.ts';

/** What is not known of an imported question, for its author to write. `npm run check` lists these places. */
export const unfilled = (what: string) => `[[${what}]]`;

/** One answer with what the package says of it. */
export type DraftAnswer = {
  readonly key: string;
  /** Empty where the package says nothing. */
  readonly explanation: { readonly en: string; readonly zhHant: string };
  readonly evidence: readonly { readonly place: string; readonly quote: string }[];
};

/** Questions that may become a group, before they have numbers. */
export type DraftGroup = {
  readonly subject: string;
  readonly answers: readonly DraftAnswer[];
  /** The group as its author would write it, its questions beginning with this number. */
  readonly build: (first: number) => Readonly<Record<string, unknown>>;
  /** Groups with the same mark that follow each other are one: their questions stand alone. */
  readonly joins?: string | undefined;
  /** A picture of the package that the group shows. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  /** What was put differently. */
  readonly changes: readonly string[];
};

export type DraftResult = { readonly groups: readonly DraftGroup[]; readonly notes: readonly CarryNote[] };

export type Explanation = Omit<DraftAnswer, 'key'>;

/** Whether a feedback is that of a question or option: it is called so, or ends so. */
export function isCalled({ id }: Pick<Feedback, 'id'>, name: string): boolean {
  return name !== '' && (id === name || id.endsWith(`-${name}`) || id.endsWith(`_${name}`));
}

/** The explanation of one of an item's questions. All of it, where there is but one question. */
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
