/** What follows a lesson in its course. */
export type NextStep =
  | { readonly kind: 'lesson'; readonly lesson: string }
  /** The test of a module, by its number. */
  | { readonly kind: 'test'; readonly module: number };

type StepModule = {
  readonly number: number;
  readonly lessons: readonly { readonly slug: string; readonly canOpen: boolean }[];
  /** The module has a test that the learner may take. */
  readonly hasTest: boolean;
};

/**
 * The next lesson that the learner may open; after the last open lesson of a module its test. Null: there is nothing
 * further, or the course does not have the lesson.
 */
export function nextStep(modules: readonly StepModule[], lesson: string): NextStep | null {
  const steps = modules.flatMap(
    ({ number, lessons, hasTest }): (NextStep & { readonly isOpen: boolean })[] => [
      ...lessons.map(({ slug, canOpen }) => ({ kind: 'lesson' as const, lesson: slug, isOpen: canOpen })),
      { kind: 'test', module: number, isOpen: hasTest },
    ],
  );
  const here = steps.findIndex((step) => step.kind === 'lesson' && step.lesson === lesson);
  const found = here < 0 ? undefined : steps.slice(here + 1).find(({ isOpen }) => isOpen);
  if (!found) return null;
  return found.kind === 'lesson'
    ? { kind: 'lesson', lesson: found.lesson }
    : { kind: 'test', module: found.module };
}
