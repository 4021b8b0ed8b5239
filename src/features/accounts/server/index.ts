export { createAccounts } from './create-accounts.ts';
export { createEndedSessions } from './ended-sessions.ts';
export { forgetCandidates } from './forget-candidates.ts';
export { createCandidateIdentity, type CandidateIdentity } from './identify-candidate.ts';
export { CANDIDATE_DAYS } from './visitor-cookie.ts';
