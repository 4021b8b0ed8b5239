export type { FeatureData } from './accounts-dependencies.ts';
export { belongsToAccount, isAmong, type Candidates } from './candidate-store.ts';
export { createAccounts } from './create-accounts.ts';
export { createEndedSessions } from './ended-sessions.ts';
export { forgetCandidates } from './forget-candidates.ts';
export { createCandidateIdentity, type CandidateIdentity } from './identify-candidate.ts';
export { serveAvatars } from './serve-avatars.ts';
export { sweepAvatarsJob } from './sweep-avatars-job.ts';
export { CANDIDATE_DAYS } from './visitor-cookie.ts';
