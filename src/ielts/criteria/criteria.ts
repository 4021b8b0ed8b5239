/** The criteria of each kind of work: four of equal weight, named as in public descriptions of the test. */
export const CRITERIA = {
  'writing-task-1': [
    'task-achievement',
    'coherence-and-cohesion',
    'lexical-resource',
    'grammatical-range-and-accuracy',
  ],
  'writing-task-2': [
    'task-response',
    'coherence-and-cohesion',
    'lexical-resource',
    'grammatical-range-and-accuracy',
  ],
  speaking: ['fluency-and-coherence', 'lexical-resource', 'grammatical-range-and-accuracy', 'pronunciation'],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type WorkKind = keyof typeof CRITERIA;
export type Criterion = (typeof CRITERIA)[WorkKind][number];

/** Every criterion once. */
export const ALL_CRITERIA = [
  'task-achievement',
  'task-response',
  'coherence-and-cohesion',
  'fluency-and-coherence',
  'lexical-resource',
  'grammatical-range-and-accuracy',
  'pronunciation',
] as const satisfies readonly Criterion[];
