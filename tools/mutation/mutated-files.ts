const MARKING = 'src/ielts/marking';

/** The rules whose tables must notice every change. */
export const MUTATED: readonly string[] = [
  `${MARKING}/*.ts`,
  '!src/**/*.test.ts',
  // No rules of marking: the check of content and the models of Writing have tests of their own.
  `!${MARKING}/check-answer-key.ts`,
  `!${MARKING}/model-answers.ts`,
];

/** The tables. */
export const TESTS: readonly string[] = [`${MARKING}/*.test.ts`];
