const MARKING = 'src/ielts/marking';
const SHOP = 'src/features/shop/domain';

/** The rules of marking and of money. Their tables must notice every change. */
export const MUTATED: readonly string[] = [
  `${MARKING}/*.ts`,
  `${SHOP}/**/*.ts`,
  '!src/**/*.test.ts',
  // No rules of marking: the check of content and the models of Writing have tests of their own.
  `!${MARKING}/check-answer-key.ts`,
  `!${MARKING}/model-answers.ts`,
];

/** The tables. */
export const TESTS: readonly string[] = [`${MARKING}/*.test.ts`, `${SHOP}/**/*.test.ts`];
