import type { Grade, WorkReply } from '../work-reply.ts';

export const WORK_ID = '0b7c0a52-8f0e-4f2a-9b51-2f8a3a1c7d10';

const TEXT = 'People is happy.\n\nIn conclusion, towns grow.';

export const aGrade = (changes: Partial<Grade> = {}): Grade => ({
  grader: 'local',
  model: null,
  calibrated: true,
  confidence: 'usual',
  local_reason: null,
  band: { low: 5, high: 6 },
  criteria: [
    { criterion: 'task-response', low: 5, high: 6 },
    { criterion: 'coherence-and-cohesion', low: 5, high: 6 },
    { criterion: 'lexical-resource', low: 5.5, high: 6.5 },
    { criterion: 'grammatical-range-and-accuracy', low: 4.5, high: 5.5 },
  ],
  marks: [
    {
      start: 0,
      end: 15,
      quote: 'People is happy',
      comment: 'A plain sentence.',
      criterion: 'lexical-resource',
      kind: 'seen',
      family: null,
    },
    {
      start: 7,
      end: 9,
      quote: 'is',
      comment: 'The verb must be plural.',
      criterion: 'grammatical-range-and-accuracy',
      kind: 'error',
      family: 's-missing',
    },
  ],
  caps: [],
  advice: [
    {
      topic: 's-missing',
      name: 'Agreement',
      explanation: 'The verb must agree with its subject.',
      count: 1,
      lessons: [{ course: 'grammar-basics', lesson: 'present-simple-and-s', title: 'He works' }],
    },
  ],
  features: [],
  claims: { right: 0, wrong: 0 },
  families: [{ family: 's-missing', name: 'Agreement', count: 1, before: null }],
  graded_at: '2026-11-24T10:00:09.000Z',
  ...changes,
});

type Changes = Partial<Omit<WorkReply, 'work'>> & { readonly work?: Partial<WorkReply['work']> };

/** A graded text, with some of it changed. */
export function aReply({ work, ...changes }: Changes = {}): WorkReply {
  return {
    queue: null,
    grade: aGrade(),
    speaking: null,
    other_grades: [],
    drafts: [],
    previous_text: null,
    models: [],
    plans: [],
    entitled: true,
    server_now: '2026-11-24T10:00:10.000Z',
    ...changes,
    work: {
      work_id: WORK_ID,
      kind: 'writing-task-2',
      source: 'practice',
      state: 'graded',
      attempt_id: null,
      task: 2,
      prompt: 'Why do towns grow?',
      words: 7,
      started_at: '2026-11-24T09:20:00.000Z',
      submitted_at: '2026-11-24T10:00:00.000Z',
      draft: 1,
      first_draft: WORK_ID,
      band: { low: 5, high: 6 },
      grader: 'local',
      task_view: { type: 'essay', number: 2, minutes: 40, minWords: 250, prompt: 'Why do towns grow?' },
      text: TEXT,
      sequence: 3,
      may_redraft: true,
      redraft_needs_plan: false,
      ...work,
    },
  };
}
