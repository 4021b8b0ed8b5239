export { formatBand } from '../domain/format-band.ts';
export { FullTests } from './full-tests.tsx';
export { callMockTests } from './calls.ts';
export type { AttemptSummary } from './start-attempt.tsx';
export { NeedsScript } from './needs-script.tsx';
export { StartAttempt } from './start-attempt.tsx';
export { TourOffer } from './tour-offer.tsx';
export { WaysToSit } from './ways-to-sit.tsx';
