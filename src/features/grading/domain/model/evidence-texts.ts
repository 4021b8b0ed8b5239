import type { Localised } from '#ielts/marking/model-answers.ts';

/** What evidence says to a learner. It never says that a text has no errors: programs find only a part of them. */
export const EVIDENCE_TEXTS = {
  opening: {
    en: 'This is how your text begins: a reader should learn the topic and your direction from it.',
    'zh-Hant': '這是文章的開頭：讀者應該從這裡知道主題和你的方向。',
  },
  position: {
    en: 'You state your own position here. Check that the rest of the text supports it.',
    'zh-Hant': '你在這裡說明自己的立場，請確認後面的內容都在支持它。',
  },
  overview: {
    en: 'You give an overview of the main features here.',
    'zh-Hant': '你在這裡概述了主要特徵。',
  },
  noOverview: {
    en: 'No overview was found. One sentence near the beginning or the end should say what is most striking.',
    'zh-Hant': '找不到概述句。請在開頭或結尾附近用一句話說出最明顯的特徵。',
  },
  noPosition: {
    en: 'No clear position was found. Say what you think, near the beginning and again at the end.',
    'zh-Hant': '找不到明確的立場。請在開頭說出你的看法，並在結尾再說一次。',
  },
  closing: {
    en: 'This sentence closes the text.',
    'zh-Hant': '這個句子為文章收尾。',
  },
  connective: {
    en: 'This connective shows how the sentence follows from the one before.',
    'zh-Hant': '這個連接詞說明這句和前一句的關係。',
  },
  noConnective: {
    en: 'This sentence does not say how it follows from the one before.',
    'zh-Hant': '這個句子沒有說明它和前一句的關係。',
  },
  oneParagraph: {
    en: 'The whole text is one paragraph. Begin a new paragraph for each main idea.',
    'zh-Hant': '整篇只有一段。每個重點請另起一段。',
  },
  rareWord: {
    en: 'A precise, less common word.',
    'zh-Hant': '用字精確，而且不是最常見的字。',
  },
  repeatedWord: {
    en: 'You use this word very often. Look for another way to say it in some places.',
    'zh-Hant': '這個字出現太多次，有些地方可以換個說法。',
  },
  vagueWord: {
    en: 'This word is vague. A more exact one says more.',
    'zh-Hant': '這個字太籠統，換成更精確的字會更好。',
  },
  wordChoice: {
    en: 'Check this word: another one was probably meant.',
    'zh-Hant': '請檢查這個字，你想用的可能是另一個字。',
  },
  spelling: {
    en: 'This word is not in the British or the American dictionary. Check its spelling.',
    'zh-Hant': '英式和美式字典都查不到這個字，請檢查拼字。',
  },
  grammar: {
    en: 'Check the grammar here: a checker would change it.',
    'zh-Hant': '請檢查這裡的文法，檢查程式建議修改。',
  },
  punctuation: {
    en: 'Check the punctuation or the capital letters here.',
    'zh-Hant': '請檢查這裡的標點或大小寫。',
  },
  complexSentence: {
    en: 'This sentence joins clauses. Such sentences show range when they are correct.',
    'zh-Hant': '這個句子連接了幾個子句；正確的話，能展現句型變化。',
  },
  simpleSentence: {
    en: 'A simple sentence. Joining some of your sentences would show more range.',
    'zh-Hant': '這是簡單句。把部分句子連起來，能展現更多句型。',
  },
} as const satisfies Readonly<Record<string, Localised>>;
