import { heardQuestion, inOneBreath } from './by-ear.ts';
import type { Generator } from './generator.ts';
import { sayNumber, type SaidClip } from './said-clips.ts';

const STEMS = [
  'How much is the ticket, in pounds?',
  'How much is the room for one night, in pounds?',
  'How much is the course, in pounds?',
  'How much is the book, in pounds?',
] as const;

export const prices: Generator = {
  bank: 'dictation',
  title: { en: 'Prices by ear', 'zh-Hant': '聽價錢' },
  goal: {
    en: 'You can write a price in figures, and hear fifteen from fifty.',
    'zh-Hant': '你能把聽到的價錢寫成數字，分得清 fifteen 和 fifty。',
  },
  skill: 'L-numbers',
  lesson: null,
  band: 4.5,
  make(random) {
    const stem = random.pick(STEMS);
    const isWhole = random.whole(1, 3) === 1;
    const pounds = isWhole ? random.whole(11, 399) : random.whole(2, 99);
    const pence = isWhole ? 0 : random.whole(1, 99);
    // “Twelve pounds five” would be twelve pounds fifty to some.
    const small: readonly SaidClip[] =
      pence === 0 ? [] : pence < 10 ? ['and', ...sayNumber(pence), 'pence'] : sayNumber(pence);
    const amount = pence === 0 ? String(pounds) : `${pounds}.${String(pence).padStart(2, '0')}`;
    return heardQuestion({
      stem,
      words: 4,
      key: `(£)${amount}`,
      said: inOneBreath(['It costs', ...sayNumber(pounds), 'pounds', ...small]),
      transcript: `It costs £${amount}.`,
      explanation: {
        en: `The voice says £${amount}. The stress tells -teen from -ty: fif-TEEN ends strong, FIF-ty begins strong. The sign may be left out.`,
        'zh-Hant': `錄音說的是 £${amount}。用重音分辨 -teen 和 -ty：fifTEEN 重音在後，FIFty 重音在前。貨幣符號可以不寫。`,
      },
    });
  },
};
