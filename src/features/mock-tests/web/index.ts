export { followsRecording } from '../domain/attempts/attempt.ts';
export type { SittingView } from '../sittings-contract.ts';
export type { AttemptSummary } from './attempt-summary.ts';
