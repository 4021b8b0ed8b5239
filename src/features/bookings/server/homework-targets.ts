import type { HomeworkKind } from '../domain/after/homework.ts';
import type { Language, Localised } from '#platform/i18n/language.ts';

/** Something of the site that can be homework. The site passes all of them: this feature knows no courses and tests. */
export type HomeworkTarget = {
  readonly kind: Exclude<HomeworkKind, 'task'>;
  /** `grammar-basics/articles` for a lesson; the type, the family of errors or the mock test by its own id. */
  readonly target: string;
  readonly title: Localised;
  /** What it belongs to, such as a course. */
  readonly group?: Localised;
};

export type HomeworkTargets = {
  /** Those that a learner can be set now. */
  listFor(learnerId: string): Promise<readonly HomeworkTarget[]>;
  /** Whether a learner can open a target now. Practice is open to everybody. */
  openTo(learnerId: string): Promise<(kind: HomeworkKind, target: string) => boolean>;
  /** Null: the site has it no more. */
  titleOf(kind: HomeworkKind, target: string, language: Language): string | null;
};

const nameOf = (kind: HomeworkKind, target: string) => `${kind} ${target}`;

/** What a learner can open, by its target. */
export type OpenTargets = Readonly<Record<'lesson' | 'test', ReadonlySet<string>>>;

/** The targets by their names. A lesson or a mock test is homework only for a learner who can open it. */
export function createHomeworkTargets(
  all: readonly HomeworkTarget[],
  listOpen: (learnerId: string) => Promise<OpenTargets>,
): HomeworkTargets {
  const byName = new Map(all.map((each) => [nameOf(each.kind, each.target), each]));
  async function openTo(learnerId: string): ReturnType<HomeworkTargets['openTo']> {
    const open = await listOpen(learnerId);
    return (kind, target) => (kind === 'lesson' || kind === 'test' ? open[kind].has(target) : true);
  }
  return {
    openTo,
    async listFor(learnerId) {
      const isOpen = await openTo(learnerId);
      return all.filter(({ kind, target }) => isOpen(kind, target));
    },
    titleOf: (kind, target, language) => byName.get(nameOf(kind, target))?.title[language] ?? null,
  };
}
