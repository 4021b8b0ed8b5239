import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Level } from './rubric-questions.ts';

type Comments = Readonly<Record<Level, Localised>>;

/** What quotes show of cohesion, words and grammar. */
export const LANGUAGE_COMMENTS = {
  idea_order: {
    high: {
      en: 'Your ideas are in an order that a reader can follow without effort.',
      'zh-Hant': '想法的順序清楚，讀者不費力就能跟上。',
    },
    medium: {
      en: 'The order is mostly clear. This part would be easier to follow in another place.',
      'zh-Hant': '順序大致清楚，這一部分換個位置會更好懂。',
    },
    low: {
      en: 'Ideas change places here. Plan first: one idea, its reason, its example, then the next.',
      'zh-Hant': '這裡的想法跳來跳去。請先規劃：一個論點、理由、例子，再寫下一個。',
    },
  },
  paragraphs: {
    high: {
      en: 'This paragraph has one topic.',
      'zh-Hant': '這一段只談一個主題。',
    },
    medium: {
      en: 'This paragraph has a second topic at its end. Give that a paragraph of its own.',
      'zh-Hant': '這一段後面談到另一個主題，請另起一段。',
    },
    low: {
      en: 'Several topics are together here. Begin a new paragraph for each.',
      'zh-Hant': '這裡把好幾個主題放在一起，請各寫一段。',
    },
  },
  focus: {
    high: {
      en: 'This sentence says what the paragraph is about.',
      'zh-Hant': '這個句子點出了這一段的重點。',
    },
    medium: {
      en: 'The main point is here, but a reader has to look for it.',
      'zh-Hant': '重點在這裡，但讀者要花時間找。',
    },
    low: {
      en: 'The main point of this paragraph is hard to find. Begin it with one sentence that says it.',
      'zh-Hant': '很難找到這一段的重點。請在段落開頭用一句話說出來。',
    },
  },
  progress: {
    high: {
      en: 'This sentence takes up the one before and leads on.',
      'zh-Hant': '這個句子承接上一句，並帶出下一步。',
    },
    medium: {
      en: 'This follows from the sentence before, with a small jump.',
      'zh-Hant': '這裡承接上一句，但中間有點跳。',
    },
    low: {
      en: 'This does not follow from the sentence before. Say how the two belong together.',
      'zh-Hant': '這句和上一句接不起來，請說明兩句的關係。',
    },
  },
  linking: {
    high: {
      en: 'This link is exact and does not draw attention to itself.',
      'zh-Hant': '這裡的連接很準確，也很自然。',
    },
    medium: {
      en: 'This linking word is right, but such words begin too many of your sentences.',
      'zh-Hant': '這個連接詞用對了，但太多句子都用連接詞開頭。',
    },
    low: {
      en: 'This linking word does not fit, or one is missing. Ask: reason, contrast, example or result?',
      'zh-Hant': '這個連接詞不合適，或是少了連接詞。想一想：是原因、對比、例子，還是結果？',
    },
  },
  reference: {
    high: {
      en: 'It is clear here what the pointing word stands for.',
      'zh-Hant': '這裡的代名詞指什麼很清楚。',
    },
    medium: {
      en: 'A reader can guess what is meant here. Repeating the noun would be clearer.',
      'zh-Hant': '讀者猜得到這裡指什麼，但重複一次名詞會更清楚。',
    },
    low: {
      en: 'It is not clear what “it”, “they” or “this” stands for. Use the noun.',
      'zh-Hant': '看不出 “it”、“they” 或 “this” 指的是什麼，請改用名詞。',
    },
  },
  word_range: {
    high: {
      en: 'Good range: you find another word instead of repeating one.',
      'zh-Hant': '用字有變化：你換了說法，沒有一直重複。',
    },
    medium: {
      en: 'The words are enough for the topic. Some come back too often.',
      'zh-Hant': '用字足以談這個主題，但有些字重複太多次。',
    },
    low: {
      en: 'The same simple words come again and again. Learn five words for this topic and use them.',
      'zh-Hant': '一直用同樣的簡單字。請為這個主題學五個字，並用在文章裡。',
    },
  },
  precision: {
    high: {
      en: 'This word says exactly what is meant.',
      'zh-Hant': '這個字用得很精準。',
    },
    medium: {
      en: 'The meaning is clear, but a more exact word exists.',
      'zh-Hant': '意思清楚，但有更精準的字。',
    },
    low: {
      en: 'This word does not say what you mean. Look it up with an example sentence.',
      'zh-Hant': '這個字沒有表達出你的意思。請查字典，並看例句。',
    },
  },
  partners: {
    high: {
      en: 'These words go together in natural English.',
      'zh-Hant': '這個搭配很自然。',
    },
    medium: {
      en: 'This can be understood, but these words are rarely used together.',
      'zh-Hant': '看得懂，但這些字很少這樣搭配。',
    },
    low: {
      en: 'These words do not go together in English. Learn a new word with its partner: “make progress”.',
      'zh-Hant': '英文不這樣搭配。學新字時，請連搭配一起記，例如 “make progress”。',
    },
  },
  spelling: {
    high: {
      en: 'Difficult words are spelt correctly here.',
      'zh-Hant': '這裡難拼的字都拼對了。',
    },
    medium: {
      en: 'Check the spelling here. The word can still be understood.',
      'zh-Hant': '請檢查這裡的拼字，不過還看得懂。',
    },
    low: {
      en: 'Spelling makes this hard to read. Keep three minutes at the end to check it.',
      'zh-Hant': '拼字讓這裡不好讀。請在最後留三分鐘檢查。',
    },
  },
  word_forms: {
    high: {
      en: 'The forms of the words are right here.',
      'zh-Hant': '這裡的詞性都用對了。',
    },
    medium: {
      en: 'Check a word’s form here: noun, verb or adjective?',
      'zh-Hant': '請檢查這裡的詞性：是名詞、動詞，還是形容詞？',
    },
    low: {
      en: 'A wrong form: the right word exists, but as another part of speech.',
      'zh-Hant': '詞性用錯了：字是對的，但要換成另一種詞性。',
    },
  },
  style: {
    high: {
      en: 'The style fits the task.',
      'zh-Hant': '文體符合題目要求。',
    },
    medium: {
      en: 'The style changes here. A more neutral word would fit better.',
      'zh-Hant': '這裡的文體變了，換成比較中性的字會更合適。',
    },
    low: {
      en: 'This sounds like a conversation or a memorised phrase. Write it plainly.',
      'zh-Hant': '這裡像在聊天，或像背來的句子。請改用平實的寫法。',
    },
  },
  structures: {
    high: {
      en: 'A structure that adds to the range of your sentences.',
      'zh-Hant': '這個句型讓你的句子更有變化。',
    },
    medium: {
      en: 'This structure is right, and you use it often. Try a relative clause or a condition.',
      'zh-Hant': '這個句型用對了，但用得太多。試試關係子句或條件句。',
    },
    low: {
      en: 'Most sentences are built like this one. Join two of them with “which”, “although” or “if”.',
      'zh-Hant': '大部分句子都像這句。請用 “which”、“although” 或 “if” 連接其中兩句。',
    },
  },
  complex: {
    high: {
      en: 'A long sentence that is under control.',
      'zh-Hant': '這個長句寫得很穩。',
    },
    medium: {
      en: 'This long sentence can be understood, with an error in one of its clauses.',
      'zh-Hant': '這個長句看得懂，但其中一個子句有錯。',
    },
    low: {
      en: 'This long sentence breaks. Make two sentences, and join them only when both are right.',
      'zh-Hant': '這個長句的結構亂了。請先拆成兩句，都寫對了再連起來。',
    },
  },
  error_free: {
    high: {
      en: 'A sentence without an error, like most of yours.',
      'zh-Hant': '這句沒有錯，你大部分的句子也一樣。',
    },
    medium: {
      en: 'About half of your sentences have an error. Here is one.',
      'zh-Hant': '你的句子大約有一半有錯，這是其中一句。',
    },
    low: {
      en: 'Most sentences have an error, as here. Write shorter ones, and check each verb and noun.',
      'zh-Hant': '大部分的句子都有錯，像這句。請寫短一點，並檢查每個動詞和名詞。',
    },
  },
  verbs: {
    high: {
      en: 'The verb is right here: its tense, and its form for this subject.',
      'zh-Hant': '這裡的動詞用對了：時態和主詞都一致。',
    },
    medium: {
      en: 'Check the verb here: its tense, or whether it agrees with the subject.',
      'zh-Hant': '請檢查這裡的動詞：時態對嗎？和主詞一致嗎？',
    },
    low: {
      en: 'Verb errors change the meaning here. Find the subject first, then the time.',
      'zh-Hant': '動詞的錯誤讓意思變了。請先找主詞，再看時間。',
    },
  },
  nouns: {
    high: {
      en: 'Articles and plurals are right here.',
      'zh-Hant': '這裡的冠詞和單複數都用對了。',
    },
    medium: {
      en: 'Check the nouns here: does one need “a”, “the” or an “s”?',
      'zh-Hant': '請檢查這裡的名詞：需要 “a”、“the” 或 “s” 嗎？',
    },
    low: {
      en: 'Articles or plurals are missing in many places. Ask of each noun: one or many, which one?',
      'zh-Hant': '很多地方少了冠詞或複數。每個名詞都問一次：一個還是很多？是哪一個？',
    },
  },
  punctuation: {
    high: {
      en: 'Punctuation helps the reader here.',
      'zh-Hant': '這裡的標點幫助讀者理解。',
    },
    medium: {
      en: 'Check the commas here.',
      'zh-Hant': '請檢查這裡的逗號。',
    },
    low: {
      en: 'Sentences run into each other here. End each with a full stop.',
      'zh-Hant': '這裡的句子黏在一起了，請在每句後面加上句點。',
    },
  },
} as const satisfies Readonly<Record<string, Comments>>;
