import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { Generator } from './generator.ts';
import { VERBS } from './verbs.ts';

const NAMES = ['Mei', 'Tom', 'Anna', 'Omar', 'Grace', 'Leo'] as const;

export const irregularVerbs: Generator = {
  bank: 'grammar',
  title: { en: 'Irregular verbs', 'zh-Hant': '不規則動詞' },
  goal: {
    en: 'You can write the past simple and the third form of an irregular verb in its sentence.',
    'zh-Hant': '你能在句子裡寫出不規則動詞的過去式和過去分詞。',
  },
  skill: 'G-gb-4-2',
  lesson: 'grammar-basics/4.2',
  band: 4.5,
  make(random) {
    const [base, past, third, rest] = random.pick(VERBS);
    const name = random.pick(NAMES);
    const isPast = random.whole(1, 2) === 1;
    const text = isPast
      ? random.pick([`Yesterday ${name} {gap} ${rest}.`, `${name} {gap} ${rest} last week.`])
      : random.pick([`${name} has just {gap} ${rest}.`, `I have never {gap} ${rest}.`]);
    const key = isPast ? past : third;
    const forms = `${base}, ${past}, ${third}`;
    const group: ShownGroup = {
      type: 'word-form',
      instruction: isPast
        ? { en: 'Write the past simple, in one word.', 'zh-Hant': '寫出過去式，一個字。' }
        : { en: 'Write the past participle, in one word.', 'zh-Hant': '寫出過去分詞，一個字。' },
      questions: [{ number: 1, word: base, text }],
    };
    return {
      group,
      solution: { key },
      ...(isPast ? {} : { rule: 'G-gb-4-2/third-form' }),
      said: [],
      transcript: '',
      explanation: isPast
        ? {
            en: `The sentence names a finished time, so the verb is in the past simple: ${key}. The three forms are ${forms}.`,
            'zh-Hant': `句子有已經結束的時間，動詞用過去式：${key}。三態是 ${forms}。`,
          }
        : {
            en: `After “has” or “have” comes the past participle: ${key}. The three forms are ${forms}.`,
            'zh-Hant': `has 或 have 後面接過去分詞：${key}。三態是 ${forms}。`,
          },
    };
  },
};
