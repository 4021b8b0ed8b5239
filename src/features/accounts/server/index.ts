export { forgetCandidates } from './forget-candidates.ts';
export { CANDIDATE_DAYS, createCandidateIdentity, type CandidateIdentity } from './identify-candidate.ts';
