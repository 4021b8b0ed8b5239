import { heardQuestion, inOneBreath, oneByOne } from './by-ear.ts';
import type { Generator } from './generator.ts';
import { sayNumber, spellWord, STREETS } from './said-clips.ts';
import { SPELLED } from './spelled-names.ts';

export const addresses: Generator = {
  bank: 'dictation',
  title: { en: 'Addresses by ear', 'zh-Hant': '聽地址' },
  goal: {
    en: 'You can write down a house number and a street whose name is spelled.',
    'zh-Hant': '你能寫下門牌號碼，以及逐字母拼出的路名。',
  },
  skill: 'L-letters',
  lesson: null,
  band: 5,
  make(random) {
    const house = random.whole(2, 299);
    const name = random.pick(SPELLED);
    const street = random.pick(STREETS);
    const letters = [...name.toUpperCase()].join('-');
    const key = `${house} ${name} ${street}`;
    const question = heardQuestion({
      stem: 'What is the address? Write the number and the street.',
      words: 3,
      key,
      said: [
        ...inOneBreath(['The address is', ...sayNumber(house)]),
        ...oneByOne(spellWord(name)),
        ...inOneBreath([street]),
      ],
      transcript: `The address is ${house}, ${letters}, ${street}.`,
      explanation: {
        en: `The number is ${house}, the letters are ${letters}, and then comes “${street}”. Short forms such as Rd and St are right too.`,
        'zh-Hant': `門牌是 ${house}，字母是 ${letters}，最後是 ${street}。Rd、St 這類縮寫也算對。`,
      },
    });
    return { ...question, rule: 'L-letters/address' };
  },
};
