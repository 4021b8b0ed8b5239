export const TASK_STATES = ['draft', 'submitted', 'marked'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const MAX_ESSAY = 12_000;
