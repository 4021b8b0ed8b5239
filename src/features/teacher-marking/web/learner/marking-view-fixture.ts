import type { Marking, MarkingReply, Offer, Order } from './marking-replies.ts';

export const ORDER_ID = '5d0f6b0e-8a34-4c21-9a55-0d6c2d0d7a11';
export const WORK_ID = '0b7c0a52-8f0e-4f2a-9b51-2f8a3a1c7d10';

const TEXT = 'People is happy.\n\nIn conclusion, towns grow.';

/** A submitted essay that waits, with some of it changed. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  marking_order_id: ORDER_ID,
  kind: 'writing-task-2',
  source: 'work',
  work_id: WORK_ID,
  lesson: null,
  is_appeal: false,
  paid_by: 'plan',
  state: 'waiting',
  submitted_at: '2026-11-24T10:00:00.000Z',
  due_at: '2026-11-26T10:00:00.000Z',
  is_late: false,
  place: 3,
  done_at: null,
  band: null,
  prompt: 'Why do towns grow?',
  cancelled_because: null,
  ...changes,
});

/** An offer that nothing has been made of yet. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  order: null,
  cancelled: null,
  paid_by: 'plan',
  kind: 'essay',
  may_appeal: false,
  credits: [
    { kind: 'essay', left: 0, expires_at: null },
    { kind: 'speaking', left: 0, expires_at: null },
  ],
  hours: 48,
  ...changes,
});

export const aMarking = (changes: Partial<Marking> = {}): Marking => ({
  band: 6.5,
  criteria: [
    { criterion: 'task-response', band: 6.5, reason: 'Your opinion is clear.' },
    { criterion: 'coherence-and-cohesion', band: 6.5, reason: 'The order is good.' },
    { criterion: 'lexical-resource', band: 6.5, reason: 'Some exact words.' },
    { criterion: 'grammatical-range-and-accuracy', band: 6, reason: 'Watch the verbs.' },
  ],
  letter: { text: 'Dear Mei,', strengths: ['one', 'two', 'three'], steps: ['four', 'five', 'six'] },
  comments: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      anchor: { in: 'text', start: 7, end: 9, quote: 'is' },
      criterion: 'grammatical-range-and-accuracy',
      kind: 'error',
      family: 's-missing',
      body: 'The verb must be plural.',
      suggestion: 'are',
    },
    {
      id: '00000000-0000-4000-8000-000000000002',
      anchor: { in: 'text', start: 18, end: 31, quote: 'In conclusion' },
      criterion: null,
      kind: 'praise',
      family: null,
      body: 'The reader knows where they are.',
      suggestion: null,
    },
    {
      id: '00000000-0000-4000-8000-000000000003',
      anchor: { in: 'criterion' },
      criterion: 'task-response',
      kind: 'note',
      family: null,
      body: 'Add an example.',
      suggestion: null,
    },
    {
      id: '00000000-0000-4000-8000-000000000004',
      anchor: { in: 'criterion' },
      criterion: null,
      kind: 'note',
      family: null,
      body: 'Well done.',
      suggestion: null,
    },
  ],
  teachers: [{ name: 'Hannah', slug: 'teacher-01' }],
  version: 1,
  changed_because: null,
  families: [{ family: 's-missing', name: 'Agreement', count: 1 }],
  ...changes,
});

type Changes = Partial<Omit<MarkingReply, 'order'>> & { readonly order?: Partial<Order> };

/** A marking that was released, with some of it changed. */
export const aReply = ({ order, ...changes }: Changes = {}): MarkingReply => ({
  order: anOrder({ state: 'done', place: null, done_at: '2026-11-25T10:00:00.000Z', band: 6.5, ...order }),
  work: {
    kind: 'writing-task-2',
    module: 'academic',
    task: { type: 'essay', number: 2, minutes: 40, minWords: 250, prompt: 'Why do towns grow?' },
    text: TEXT,
    words: 7,
    parts: [],
    recordings: [],
  },
  transcript: null,
  marking: aMarking(),
  estimate: { low: 5, high: 6 },
  question: null,
  question_until: '2026-12-09T10:00:00.000Z',
  rating: null,
  server_now: '2026-11-25T11:00:00.000Z',
  ...changes,
});

/** Signs the browser of a test in. */
export function signIn(): void {
  const user = { id: 'a-learner', time_zone: 'Asia/Taipei' };
  localStorage.setItem('auth', JSON.stringify({ user, role: 'user', token: 'a token' }));
}
