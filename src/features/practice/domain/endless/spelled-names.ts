import { heardQuestion, inOneBreath, oneByOne } from './by-ear.ts';
import type { Generator } from './generator.ts';
import { spellWord } from './said-clips.ts';

/** Surnames and place names of our own choice, with letters that are easily confused by ear. */
export const SPELLED = [
  'Abbotley',
  'Ainsby',
  'Barraclow',
  'Beckwith',
  'Bellamont',
  'Braithe',
  'Cavanick',
  'Chilcott',
  'Crossgate',
  'Dennivale',
  'Drummell',
  'Eastgrave',
  'Ellerby',
  'Fairweth',
  'Fennimore',
  'Gillespy',
  'Greggory',
  'Hallowell',
  'Haverjee',
  'Hutchley',
  'Illingby',
  'Jarrowick',
  'Jessamy',
  'Kellaway',
  'Kipperton',
  'Langvale',
  'Lowenby',
  'Maddock',
  'Mapplewell',
  'Merrivale',
  'Netherby',
  'Nuttall',
  'Oakhanger',
  'Ottershaw',
  'Paxwell',
  'Pennifold',
  'Quenby',
  'Quillerton',
  'Rattigan',
  'Rushgrove',
  'Sedgewick',
  'Skellow',
  'Tennowick',
  'Thackeby',
  'Umberley',
  'Upjohnson',
  'Vannering',
  'Vexley',
  'Wetherall',
  'Wyckham',
  'Yarborne',
  'Yexhall',
  'Zellerby',
  'Zimmerley',
] as const;

export const spelledNames: Generator = {
  bank: 'dictation',
  title: { en: 'Spelled names', 'zh-Hant': '拼出來的姓名' },
  goal: {
    en: 'You can write a name letter by letter, and tell apart letters that sound alike.',
    'zh-Hant': '你能一個字母一個字母寫下姓名，分得清聽起來很像的字母。',
  },
  skill: 'L-letters',
  lesson: null,
  band: 4.5,
  make(random) {
    const name = random.pick(SPELLED);
    const letters = [...name.toUpperCase()].join('-');
    return heardQuestion({
      stem: 'What is the name?',
      words: 1,
      key: name,
      said: [...inOneBreath(['The name is spelled']), ...oneByOne(spellWord(name))],
      transcript: `The name is spelled ${letters}.`,
      explanation: {
        en: `The letters are ${letters}. “Double” means the next letter twice. Vowels and pairs such as B and V, or M and N, need most care.`,
        'zh-Hant': `字母是 ${letters}。double 表示下一個字母重複兩次。母音和 B／V、M／N 這類成對的字母最容易聽錯。`,
      },
    });
  },
};
