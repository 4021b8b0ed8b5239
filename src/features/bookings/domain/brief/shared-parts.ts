/** What a learner can share with the teachers of own lessons. The wish and the homework are always shared. */
export const SHARED_PARTS = ['goal', 'bands', 'errors'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];
