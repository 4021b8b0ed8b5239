import type { ExerciseSolution } from '#ielts/exercises/exercise-key.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { SessionReply, Unit } from '../parts/practice-session.ts';
import type { SessionCopy } from '../saving/session-copies.ts';

export const L = (en: string) => ({ en, 'zh-Hant': '測' });
export const SESSION = '00000000-0000-4000-8000-000000000001';

/** A unit of one group, with a key for each question. */
export function aUnit(
  group: ShownGroup,
  solutions: readonly ExerciseSolution[],
  options: {
    readonly set?: string;
    readonly material?: Partial<Unit['material']>;
    readonly wrong?: string;
  } = {},
): Unit {
  const { set = 'grammar/one', material, wrong } = options;
  const questions = group.questions as readonly { readonly number: number }[];
  return {
    id: `${set}#${questions[0]?.number ?? 1}`,
    set: {
      id: set,
      bank: 'grammar',
      version: '1',
      title: L('One verb'),
      goal: L('Say it.'),
      topic: null,
      lesson: null,
    },
    material: { passage: null, recording: null, clips: {}, charts: [], ...material, groups: [group] },
    key: questions.flatMap(({ number }, place) => {
      const solution = solutions[place];
      if (!solution) return [];
      return {
        number,
        solution,
        explanation: L('A clause has one verb.'),
        evidence: [],
        skill: 'G-gb-1-2',
        error: 'E-two-verbs',
        band: 4,
        wrong: wrong ? { [wrong]: L('It has two verbs.') } : {},
      };
    }),
    transcript: null,
  };
}

export function aSession(units: readonly Unit[], words: SessionReply['words'] = []): SessionReply {
  return {
    session: SESSION,
    choice: { mode: 'today' },
    minutes: 10,
    started_at: '2026-11-28T06:00:00.000Z',
    finished_at: null,
    parts: [
      {
        skill: { tag: 'G-gb-1-2', name: L('One verb') },
        reason: { because: 'weak' },
        units: units.map(({ id }) => id),
      },
    ],
    units: [...units],
    rules: {
      'E-two-verbs': {
        name: L('Two verbs'),
        text: L('One clause, one verb.'),
        lessons: [{ course: 'grammar-basics', lesson: 'subject-and-verb', title: L('Subject and verb') }],
      },
      'G-gb-1-2': {
        name: L('Be or another verb'),
        text: L('No “be” with a verb.'),
        lessons: [{ course: 'grammar-basics', lesson: 'subject-and-verb', title: L('Subject and verb') }],
      },
    },
    words: [...words],
    answers: [],
    sounds_until: null,
    server_now: '2026-11-28T06:00:00.000Z',
  };
}

export const aCopy = (reply: SessionReply): SessionCopy => ({
  session: reply.session,
  owner: 'visitor',
  reply,
  answers: [],
  reviewed: [],
  isFinished: false,
  storedAt: 0,
});

/** Two sentences to correct. */
export const TWO_SENTENCES = aUnit(
  {
    type: 'correct',
    questions: [
      { number: 1, sentence: 'I am live here.' },
      { number: 2, sentence: 'He is agree.' },
    ],
  },
  [{ accepted: ['I live here.'] }, { accepted: ['He agrees.'] }],
);
