/** Why a teacher may not claim a work now. */
export const CLAIM_REFUSALS = [
  /** Skill, module or language of the work is not the teacher's. */
  'not-qualified',
  /** It is the teacher's own work. */
  'own-work',
  /** The teacher has marked it already; another one gives the second opinion. */
  'marked-before',
  'on-holiday',
  /** The daily number of the profile is reached. */
  'enough-today',
  /** Another teacher has it. */
  'claimed-by-other',
  /** It waits for nobody: it is done, cancelled, or two teachers look for an agreement. */
  'not-waiting',
] as const;
export type ClaimRefusal = (typeof CLAIM_REFUSALS)[number];
