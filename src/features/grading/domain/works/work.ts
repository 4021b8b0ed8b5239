/** Where a work comes from: a section of a mock test, or practice. */
export const WORK_SOURCES = ['mock-test', 'practice'] as const;
export type WorkSource = (typeof WORK_SOURCES)[number];

/**
 * A draft is being written. `waiting`: it was submitted and will be graded. `locked`: its learner has no plan that grades
 * it. `failed`: it was tried several times and could not be graded.
 */
export const WORK_STATES = ['draft', 'waiting', 'locked', 'graded', 'failed'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** Who grades: this machine, a language model, the measures of speech, or a teacher. */
export const GRADERS = ['local', 'model', 'speaking', 'teacher'] as const;
export type GraderName = (typeof GRADERS)[number];

/** Why a text was graded on this machine where a language model is set up. */
export const LOCAL_REASONS = ['not-agreed', 'chosen', 'over-budget', 'model-failed'] as const;
export type LocalReason = (typeof LOCAL_REASONS)[number];

/** The longest text of a work, in UTF-16 units. */
export const MAX_WORK_TEXT = 12_000;
/** The longest prompt that a learner may bring, in UTF-16 units. */
export const MAX_OWN_PROMPT = 1_500;
export const MIN_OWN_PROMPT = 20;
