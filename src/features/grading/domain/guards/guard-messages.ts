import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Finding, GuardId } from './guard.ts';

/** What was seen, and what to do. `{n}` is the finding's figure. */
const MESSAGES = {
  'too-short': {
    en: 'Your text has {n} words, far fewer than the task asks for. Write to the full length: plan two main paragraphs, and give each point a reason and an example.',
    'zh-Hant':
      '你的文章只有 {n} 個字，離題目要求的字數還很遠。請寫滿字數：先規劃兩個主要段落，每個論點都補上理由和例子。',
  },
  unfinished: {
    en: 'Your text stops in the middle of a sentence, without an ending. Keep five minutes for a last paragraph that sums up your point.',
    'zh-Hant': '你的文章停在句子中間，沒有收尾。請留五分鐘寫最後一段，總結你的重點。',
  },
  'not-english': {
    en: 'Much of your text is not English. Only English counts, so write the whole answer in English, in words you know.',
    'zh-Hant': '你的文章有很多內容不是英文。評分只看英文，請用你會的字，把整篇都用英文寫出來。',
  },
  'random-letters': {
    en: 'Much of your text is letters that form no words. Write real sentences about the task; a short honest answer scores more.',
    'zh-Hant': '你的文章有很多字母拼不成單字。請針對題目寫出真正的句子；寫得短但認真，分數也會比較高。',
  },
  'word-salad': {
    en: 'Many of your words are in no order that makes a sentence. Write short sentences with a subject and a verb, and check each one before the next.',
    'zh-Hant': '很多字的順序湊不成句子。請寫有主詞和動詞的短句，寫完一句檢查一句，再寫下一句。',
  },
  'copied-prompt': {
    en: 'About {n}% of your text is copied from the task. Copied words do not count: say the question in your own words, and use the rest for your own ideas.',
    'zh-Hant': '你的文章約有 {n}% 抄自題目。抄來的字不算字數：請用自己的話改寫題目，其餘篇幅寫自己的想法。',
  },
  repeated: {
    en: 'About {n}% of your text says again, word for word, what you wrote before. Say each thing once, then add a reason, an example or a result.',
    'zh-Hant':
      '你的文章約有 {n}% 一字不差地重複前面寫過的內容。同一件事說一次就好，接著補上理由、例子或結果。',
  },
  template: {
    en: 'About {n}% of your text is set phrases that would fit any question. Replace them with sentences that name the topic of this task.',
    'zh-Hant': '你的文章約有 {n}% 是套在任何題目都行的固定句型。請換成直接談這個題目的句子。',
  },
  'off-topic': {
    en: 'Your text hardly mentions what the task is about. Read the question again, and name its topic in every paragraph.',
    'zh-Hant': '你的文章幾乎沒有談到題目的主題。請重讀題目，並在每一段都點出主題。',
  },
  memorised: {
    en: 'About {n}% of your text is the same, word for word, as a model answer. An answer learnt by heart gets no credit: close the model, and answer in your own words.',
    'zh-Hant': '你的文章約有 {n}% 和範文一字不差。背下來的答案不給分：請把範文收起來，用自己的話作答。',
  },
  shuffled: {
    en: 'Your sentences do not follow one another: an ending comes early, or a sentence refers to something that was not said yet. Put the ideas in order, one for each paragraph.',
    'zh-Hant':
      '你的句子前後接不起來：結尾出現得太早，或是提到前面還沒說過的事。請整理想法的順序，一段寫一個重點。',
  },
  injected: {
    en: 'Your text tells its marker what to do. That changes nothing. Delete it, and answer the task.',
    'zh-Hant': '你的文章裡有寫給評分者的指示。這些指示不會有任何作用，請刪掉，並回答題目。',
  },
  'rare-words': {
    en: 'About {n}% of your main words are rare, one after another, and they say little. Use plain words, and a rarer one only where it fits exactly.',
    'zh-Hant':
      '你的主要用字約有 {n}% 是罕見字，接連出現卻沒說出什麼內容。請用平實的字，只在最貼切的地方用少見的字。',
  },
  'all-capitals': {
    en: 'Your text is written in capitals. That is allowed and costs no marks here, but small letters are easier to read and show where sentences begin.',
    'zh-Hant':
      '你的文章全用大寫字母。這是允許的，在這裡也不會扣分，但用小寫比較好讀，也看得出句子從哪裡開始。',
  },
} as const satisfies Record<GuardId, Localised>;

/** The sentence for a finding, in both languages. */
export function messageOf({ id, figure }: Finding): Localised {
  const { en, 'zh-Hant': chinese } = MESSAGES[id];
  const fill = (text: string) => text.replace('{n}', String(figure ?? ''));
  return { en: fill(en), 'zh-Hant': fill(chinese) };
}
