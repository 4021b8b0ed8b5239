export { followsRecording } from '../domain/attempt.ts';
export { FullTests } from './sittings/full-tests.tsx';
export type { SittingView } from '../sittings-contract.ts';
export type { AttemptSummary } from './attempt-summary.ts';
export { NeedsScript } from './sittings/needs-script.tsx';
export { StartAttempt } from './sittings/start-attempt.tsx';
export { TourOffer } from './tour/tour-offer.tsx';
export { WaysToSit } from './sittings/ways-to-sit.tsx';
