// One unit to load, not a door: what a session needs from its first answer on.
export { KeepWords } from '../keep-words/keep-words.tsx';
export { marksOfStep } from './answer-marks.ts';
export { markStep } from './mark-step.ts';
export { SessionSummary } from './session-summary.tsx';
export { StepReceipt } from './step-receipt.tsx';
export { WordView } from './word-view.tsx';
