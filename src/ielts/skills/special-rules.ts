import type { Localised } from '../marking/model-answers.ts';
import type { LessonPlace } from './skill-rules.ts';

/** A rule with a name of its own. */
export type SpecialRule = {
  readonly name: Localised;
  readonly text: Localised;
  /** The most useful first. */
  readonly lessons: readonly [LessonPlace, ...LessonPlace[]];
};

const ADDRESSES: SpecialRule = {
  name: { en: 'Names and addresses by ear', 'zh-Hant': '聽寫姓名與地址' },
  text: {
    en: 'An address has a number, a name and a kind of street. Listen for the stress in the number, and write a spelled name letter by letter.',
    'zh-Hant': '地址有門牌、名稱和街道種類。數字聽重音，拼出來的名稱一個字母一個字母寫。',
  },
  lessons: [{ course: 'ielts-basics', lesson: 'names-numbers-and-dates' }],
};

/**
 * The rules of questions that the rule of their skill does not fit. A sentence of a dictation has no gap and no options:
 * what is missed there are small words, endings and names. A gap has no options either. Named `<skill>/<kind>`.
 */
export const SPECIAL_RULES: Readonly<Record<string, SpecialRule>> = {
  'L-predict/dictation': {
    name: { en: 'Small and linked words by ear', 'zh-Hant': '聽出輕讀與連音的字' },
    text: {
      en: 'Small words are weak, and a last consonant moves to the next word. Read your sentence again: its grammar shows what is missing.',
      'zh-Hant':
        '短的功能字（a、of、to）念得輕，字尾子音會連到下一個字。寫完再讀一次，文法會告訴你漏了什麼。',
    },
    lessons: [
      { course: 'ielts-scored-speaking', lesson: 'stress-and-endings' },
      { course: 'ielts-scored-speaking', lesson: 'group-your-words' },
    ],
  },
  'L-limit/dictation': {
    name: { en: 'The endings -s and -ed by ear', 'zh-Hant': '聽出字尾 -s 與 -ed' },
    text: {
      en: 'The endings -s and -ed are short and run into the next word. Ask of each noun: one or more? Of each verb: present or past?',
      'zh-Hant': '-s 和 -ed 很短，常和下一個字連在一起。每個名詞問單數還是複數，每個動詞問現在還是過去。',
    },
    lessons: [
      { course: 'ielts-basics', lesson: 'word-limits-spelling-and-plurals' },
      { course: 'ielts-scored-speaking', lesson: 'stress-and-endings' },
    ],
  },
  'L-signpost/dictation': {
    name: { en: 'Long sentences by ear', 'zh-Hant': '聽寫長句' },
    text: {
      en: 'Write a long sentence in groups of words. Phrases such as “in other words” stay together; check the verb and the small words last.',
      'zh-Hant':
        '長句一組一組地寫，in other words 這類片語當成一個單位；最後再檢查動詞和短的功能字（a、of、to）。',
    },
    lessons: [
      { course: 'ielts-scored-speaking', lesson: 'group-your-words' },
      { course: 'ielts-advanced', lesson: 'signposts-in-a-lecture' },
    ],
  },
  'L-distractor/gap': {
    name: { en: 'Answers that are taken back', 'zh-Hant': '先說又否定的答案' },
    text: {
      en: 'You hear more than one word that fits the gap. Write the one that holds: the others are refused, over, or said of something else.',
      'zh-Hant': '會聽到不只一個填得進空格的字。寫成立的那一個；其他的不是被否定、已經過去，就是在說別的事。',
    },
    lessons: [
      { course: 'ielts-advanced', lesson: 'corrections-and-second-thoughts' },
      { course: 'ielts-basics', lesson: 'wrong-options-that-sound-right' },
    ],
  },
  'L-letters/dictation': ADDRESSES,
  'L-letters/address': ADDRESSES,
  'G-gb-4-2/third-form': {
    name: { en: 'The third form of a verb', 'zh-Hant': '動詞的過去分詞' },
    text: {
      en: 'After “have” or “has” comes the third form: “have gone”, “has written”. The second form, “went” or “wrote”, is the past alone.',
      'zh-Hant':
        'have、has 後面接過去分詞，例如 have gone、has written；went、wrote 是過去式，前面不加 have。',
    },
    lessons: [
      { course: 'grammar-basics', lesson: 'present-perfect' },
      { course: 'grammar-basics', lesson: 'past-simple-irregular' },
    ],
  },
};
