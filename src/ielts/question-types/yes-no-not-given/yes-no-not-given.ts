import { verdictRules } from '../verdicts.ts';

export const yesNoNotGiven = verdictRules('yes-no-not-given', [
  'Does each statement agree with the views of the writer?',
  'Choose YES if it does, NO if the writer thinks the opposite, NOT GIVEN if the passage does not tell.',
]);
