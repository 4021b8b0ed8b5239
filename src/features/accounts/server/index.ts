export type { Exported, ExportedFile, FeatureData } from './accounts-dependencies.ts';
export { belongsToAccount, isAmong, type Candidates } from './candidate-store.ts';
export { ADMIN_USAGE, parseAdminCommand, type AdminCommand } from './admin-command.ts';
export { createAccounts } from './create-accounts.ts';
export { deleteAccountsJob } from './delete-accounts-job.ts';
export { createEndedSessions, type EndedSessions } from './ended-sessions.ts';
export { findMailedLearner, type MailedLearner } from './mailed-learner-store.ts';
export { forgetCandidates } from './forget-candidates.ts';
export { forgetSessionsJob } from './forget-sessions-job.ts';
export { createCandidateIdentity, type CandidateIdentity } from './identify-candidate.ts';
export { serveAvatars } from './serve-avatars.ts';
export { serveUnsubscribe } from './serve-unsubscribe.ts';
export { createMailLinks, type MailLinks } from './mail-links.ts';
export { sweepAvatarsJob } from './sweep-avatars-job.ts';
export { runAdminCommand } from './run-admin-command.ts';
export { accountMailKey } from './account-mails.ts';
export {
  findExtraTimePercent,
  findPerson,
  findPersonByEmail,
  listPeople,
  type AccountPerson,
} from './person-store.ts';
export { CANDIDATE_DAYS } from './visitor-cookie.ts';
