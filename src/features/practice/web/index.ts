export { findBank } from '../domain/banks.ts';
export { KeepWords } from './keep-words/keep-words.tsx';
export { BankSelect } from './question-key/bank-select.tsx';
export { LateQuestionWithKey } from './question-key/late-question-with-key.tsx';
