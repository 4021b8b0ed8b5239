export type { Exported, ExportedFile, FeatureData } from './accounts-dependencies.ts';
export {
  belongsToAccount,
  findCandidatesOf,
  isAmong,
  isPersonLike,
  isSamePerson,
} from './visitors/candidate-store.ts';
export { ADMIN_USAGE, parseAdminCommand, type AdminCommand } from './administration/admin-command.ts';
export { createAccounts } from './create-accounts.ts';
export { deleteAccountsJob } from './own-data/delete-accounts-job.ts';
export { createEndedSessions, type EndedSessions } from './ended-sessions.ts';
export { findMailedLearner, type MailedLearner } from './mails/mailed-learner-store.ts';
export { forgetCandidates } from './visitors/forget-candidates.ts';
export { forgetSessionsJob } from './sessions/forget-sessions-job.ts';
export { createCandidateIdentity, type CandidateIdentity } from './visitors/identify-candidate.ts';
export { serveAvatars } from './profile/serve-avatars.ts';
export { serveUnsubscribe } from './mails/serve-unsubscribe.ts';
export { createMailLinks, type MailLinks } from './mails/mail-links.ts';
export { sweepAvatarsJob } from './profile/sweep-avatars-job.ts';
export {
  inviteTeacher,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
  type Invitation,
  type InvitedTeacher,
} from './administration/invite-teacher.ts';
export { makeTeacher } from './administration/make-teacher.ts';
export { runAdminCommand } from './administration/run-admin-command.ts';
export { listAccountsDueForDeletion } from './account-store.ts';
export { accountMailKey, zoneOfMails } from './mails/account-mails.ts';
export {
  findExtraTimePercent,
  findLearnerGoal,
  findMarkedLearner,
  findPerson,
  findPersonByEmail,
  isInUse,
  listLeaving,
  listPeople,
  listPeopleOfCandidates,
  searchPeople,
  type AccountPerson,
} from './person-store.ts';
export { CANDIDATE_DAYS } from './visitors/visitor-cookie.ts';
