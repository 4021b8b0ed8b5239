import type { DeskComment, DeskDraft, DeskWork } from '../desk-replies.ts';

export const ORDER_ID = '0b3c8b0e-5d8c-4a63-9a70-1f5f6f6c0a01';
export const TEXT = 'Buses should be free. Buses are full.';

const CRITERIA = [
  'task-response',
  'coherence-and-cohesion',
  'lexical-resource',
  'grammatical-range-and-accuracy',
] as const;

/** A comment on the first word of the text, unless the changes say otherwise. */
export const aComment = (changes: Partial<DeskComment> = {}): DeskComment => ({
  id: '0b3c8b0e-5d8c-4a63-9a70-1f5f6f6c0a11',
  anchor: { in: 'text', start: 0, end: 5, quote: 'Buses' },
  criterion: 'lexical-resource',
  kind: 'error',
  family: null,
  body: 'Which buses?',
  suggestion: null,
  ...changes,
});

/** A draft without bands. */
export const aDraft = (changes: Partial<DeskDraft> = {}): DeskDraft => ({
  criteria: CRITERIA.map((criterion) => ({ criterion, band: null, reason: '' })),
  letter: { text: '', strengths: ['', '', ''], steps: ['', '', ''] },
  comments: [],
  revision: 0,
  role: 'first',
  version: 1,
  state: 'draft',
  band: null,
  is_complete: false,
  saved_at: null,
  undo_until: null,
  changed_because: null,
  ...changes,
});

/** A draft with everything that a marking needs. */
export const aCompleteDraft = (band = 6, changes: Partial<DeskDraft> = {}): DeskDraft =>
  aDraft({
    criteria: CRITERIA.map((criterion) => ({ criterion, band, reason: `Why ${criterion}` })),
    letter: { text: 'Dear Mei,', strengths: ['one', 'two', 'three'], steps: ['four', 'five', 'six'] },
    revision: 1,
    band,
    ...changes,
  });

const NOW = Date.UTC(2026, 10, 21, 9);
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

/** A claimed essay at nine o'clock, due in two hours. */
export const aDeskWork = (changes: Partial<DeskWork> = {}): DeskWork => ({
  transcript: null,
  order: {
    marking_order_id: ORDER_ID,
    kind: 'writing-task-2',
    module: 'academic',
    is_appeal: false,
    state: 'claimed',
    turn: 'first',
    submitted_at: at(-600),
    due_at: at(120),
    words: 7,
    seconds: 0,
  },
  work: {
    kind: 'writing-task-2',
    module: 'academic',
    task: { type: 'essay', number: 2, minutes: 40, minWords: 250, prompt: 'Should buses be free?' },
    text: TEXT,
    words: 7,
    parts: [],
    recordings: [],
  },
  learner: { first_name: 'Mei', goal: 6.5, language: 'en' },
  draft: aDraft(),
  lease_until: at(30),
  others: [],
  machine: null,
  has_machine_band: true,
  question: null,
  seed: null,
  server_now: at(0),
  ...changes,
});
