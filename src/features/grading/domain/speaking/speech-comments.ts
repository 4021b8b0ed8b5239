import type { Localised } from '#ielts/marking/model-answers.ts';

/** What a quote of a transcript shows. None says that an answer has no errors: programs find only a part of them. */
export const SPEECH_COMMENTS = {
  connective: {
    en: 'You link this to what you said before. Giving a reason, an example or a contrast is what examiners listen for.',
    'zh-Hant': '你在這裡把想法和前一句連起來。說出原因、例子或對比，正是考官要聽的。',
  },
  repeat: {
    en: 'You say this twice in a row. Pause for a moment instead; a short silence costs less than starting again.',
    'zh-Hant': '你在這裡重複了同樣的字。請改成停頓一下，短暫的停頓比重說一次好。',
  },
  filler: {
    en: 'A filler. One is natural; many in a row sound as if you were searching for words.',
    'zh-Hant': '這是填補停頓的字。偶爾用很自然，太多就像在找字。',
  },
  longest: {
    en: 'This is how your longest answer starts. The longer answers show best how you connect ideas.',
    'zh-Hant': '這是你最長的回答的開頭。較長的回答最能看出你怎麼連接想法。',
  },
  rareWord: {
    en: 'A precise, less common word.',
    'zh-Hant': '用字精確，而且不是最常見的字。',
  },
  repeatedWord: {
    en: 'You use this word very often. Try another way to say it.',
    'zh-Hant': '這個字出現太多次，試試換個說法。',
  },
  commonWords: {
    en: 'Most of your words are common ones, as here. A more exact word now and then shows more range.',
    'zh-Hant': '你用的大多是常見字，這裡也是。偶爾換成更精確的字，更能展現字彙範圍。',
  },
  complexSentence: {
    en: 'You join clauses here. Such sentences show range when they are correct.',
    'zh-Hant': '你在這裡連接了幾個子句；正確的話，能展現句型變化。',
  },
  simpleSentence: {
    en: 'Mostly simple sentences, as here. Add a reason with “because” or a detail with “which” to show more range.',
    'zh-Hant': '大多是簡單句，這裡也是。用 because 說原因、用 which 補充細節，更能展現句型變化。',
  },
} as const satisfies Readonly<Record<string, Localised>>;
