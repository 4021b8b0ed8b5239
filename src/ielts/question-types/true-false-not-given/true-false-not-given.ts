import { verdictRules } from '../verdicts.ts';

export const trueFalseNotGiven = verdictRules('true-false-not-given', [
  'Does each statement agree with what the passage says?',
  'Choose TRUE if the passage says so, FALSE if it says the opposite, NOT GIVEN if it does not say.',
]);
