import { findBank } from '../../src/features/practice/domain/banks.ts';
import type { LoadedSet } from '../../src/features/practice/server/content/load-practice-sets.ts';

const both = (en: string) => ({ en, 'zh-Hant': '中文' });

type SetChanges = Partial<Pick<LoadedSet['set'], 'access' | 'topic'>> & {
  readonly skill?: string;
  readonly error?: string | null;
  readonly questions?: number;
  readonly band?: number;
};

/** A set of sentences to put right: the answer to number n is `Right n.` */
export function aSet(id: string, changes: SetChanges = {}): LoadedSet {
  const {
    access = 'everybody',
    topic = null,
    skill = 'G-gb-1-1',
    error = 'E-article',
    questions = 6,
    band = 6,
  } = changes;
  const [bank = ''] = id.split('/');
  const numbers = Array.from({ length: questions }, (_, i) => i + 1);
  return {
    set: {
      id,
      bank: findBank(bank) ?? 'grammar',
      version: 'v1',
      title: both(id),
      goal: both('You can.'),
      minutes: 6,
      bands: { from: 5, to: 7 },
      skills: [skill],
      topic,
      lesson: null,
      access,
      material: {
        passage: null,
        recording: null,
        clips: {},
        charts: [],
        groups: [
          { type: 'correct', questions: numbers.map((number) => ({ number, sentence: `Wrong ${number}.` })) },
        ],
      },
    },
    key: numbers.map((number) => ({
      number,
      solution: { accepted: [`Right ${number}.`] },
      explanation: both('Because.'),
      evidence: [],
      skill,
      error,
      band,
      wrong: {},
    })),
    transcript: null,
  };
}
