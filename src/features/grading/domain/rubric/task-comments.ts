import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Level } from './rubric-questions.ts';

type Comments = Readonly<Record<Level, Localised>>;

/** What quotes show of how well a text does its task. */
export const TASK_COMMENTS = {
  answers_all: {
    high: {
      en: 'This part shows that you answer everything the question asks.',
      'zh-Hant': '從這裡看得出，題目問的你都回答了。',
    },
    medium: {
      en: 'You answer the question, but one part of it gets less room than the others.',
      'zh-Hant': '你回答了題目，但其中一部分寫得比較少。',
    },
    low: {
      en: 'A part of the question is not answered. Underline each thing it asks, and give each one a paragraph.',
      'zh-Hant': '題目有一部分沒有回答。請把題目問的每一點都畫線，各寫一段。',
    },
  },
  position: {
    high: {
      en: 'Your position is clear here, and the text keeps to it.',
      'zh-Hant': '這裡的立場很清楚，全文也前後一致。',
    },
    medium: {
      en: 'Your position can be seen here, but not equally well in every paragraph.',
      'zh-Hant': '這裡看得出你的立場，但不是每一段都一樣清楚。',
    },
    low: {
      en: 'It is hard to see what you think. Say it in the first paragraph, and again in the last.',
      'zh-Hant': '很難看出你的看法。請在第一段說清楚，最後一段再說一次。',
    },
  },
  main_ideas: {
    high: {
      en: 'This idea is developed: you explain it and say what follows.',
      'zh-Hant': '這個論點有發展：你解釋了它，也說出了結果。',
    },
    medium: {
      en: 'This idea is good, but it ends early. Add one sentence that says why or how.',
      'zh-Hant': '這個論點不錯，但太早結束。請再加一句，說明原因或方式。',
    },
    low: {
      en: 'This idea is only named. Write two or three more sentences: why, how, and with what result.',
      'zh-Hant': '這個論點只是提了一下。請再寫兩三句：為什麼、怎麼發生、結果如何。',
    },
  },
  support: {
    high: {
      en: 'A specific reason or example: it makes your point believable.',
      'zh-Hant': '這個理由或例子很具體，讓論點有說服力。',
    },
    medium: {
      en: 'This supports your point in general. Name a place, a group of people or a situation.',
      'zh-Hant': '這裡大致支持了你的論點。請再寫出地點、某一群人或某個情況。',
    },
    low: {
      en: 'This is claimed without support. Add a reason, or an example that a reader can imagine.',
      'zh-Hant': '這裡只有主張，沒有支持。請加上理由，或是讀者想像得到的例子。',
    },
  },
  relevance: {
    high: {
      en: 'This stays on the question.',
      'zh-Hant': '這裡緊扣題目。',
    },
    medium: {
      en: 'This is close to the question. Say how it answers it.',
      'zh-Hant': '這裡和題目有關，請說明它怎麼回答題目。',
    },
    low: {
      en: 'This leads away from the question. Leave it out, or connect it to what is asked.',
      'zh-Hant': '這裡離題了。請刪掉，或是和題目連起來。',
    },
  },
  conclusion: {
    high: {
      en: 'The ending follows from what you said before.',
      'zh-Hant': '結尾是從前面的內容推出來的。',
    },
    medium: {
      en: 'The text has an ending. It could say more exactly what your reasons lead to.',
      'zh-Hant': '文章有結尾，但可以更明確說出你的理由導向什麼結論。',
    },
    low: {
      en: 'The ending is missing or says something new. Sum up your answer in one or two sentences.',
      'zh-Hant': '文章沒有結尾，或是結尾才提新的內容。請用一兩句話總結你的答案。',
    },
  },
  overview: {
    high: {
      en: 'A clear overview: it says what is most striking without single numbers.',
      'zh-Hant': '概述很清楚：說出了最明顯的特徵，沒有逐一列數字。',
    },
    medium: {
      en: 'There is an overview, but it leaves out a main feature.',
      'zh-Hant': '有概述，但漏了一個主要特徵。',
    },
    low: {
      en: 'No overview is found. Write one sentence that says what changes most, or what is largest.',
      'zh-Hant': '找不到概述。請用一句話說出變化最大的，或數值最大的是什麼。',
    },
  },
  key_features: {
    high: {
      en: 'You choose what matters here instead of listing every number.',
      'zh-Hant': '你在這裡選出了重點，而不是把數字全部列出來。',
    },
    medium: {
      en: 'Some important features are here, next to details that could be left out.',
      'zh-Hant': '這裡有一些重點，也有可以省略的細節。',
    },
    low: {
      en: 'This lists numbers. Look for the highest, the lowest and the largest change first.',
      'zh-Hant': '這裡只是列數字。請先找出最高、最低和變化最大的地方。',
    },
  },
  comparisons: {
    high: {
      en: 'You compare figures here, which is what the task asks.',
      'zh-Hant': '你在這裡比較了數字，這正是題目要求的。',
    },
    medium: {
      en: 'There are comparisons. More of them would show how the groups differ.',
      'zh-Hant': '有比較，但可以多一點，讓各組的差異更清楚。',
    },
    low: {
      en: 'The figures are next to each other without a comparison. Use words such as “twice as many as” or “lower than”.',
      'zh-Hant': '數字只是並列，沒有比較。請用 “twice as many as” 或 “lower than” 這類說法。',
    },
  },
  figures: {
    high: {
      en: 'An exact figure from the data supports this sentence.',
      'zh-Hant': '這個句子有正確的數據支持。',
    },
    medium: {
      en: 'Check the figure or its unit here: it could be more exact.',
      'zh-Hant': '請檢查這裡的數字或單位，可以更精確。',
    },
    low: {
      en: 'The data does not show this, or there is no figure. Read the value off again.',
      'zh-Hant': '資料看不出這一點，或是沒有數字。請重新讀一次數值。',
    },
  },
  coverage: {
    high: {
      en: 'Everything important in the data has a place in your report.',
      'zh-Hant': '資料裡重要的部分，你都寫到了。',
    },
    medium: {
      en: 'Most of the data is covered. One group or period gets too little room.',
      'zh-Hant': '大部分的資料都寫到了，但有一組或一段時間寫得太少。',
    },
    low: {
      en: 'A large part of the data is missing. Plan one paragraph for each half of it.',
      'zh-Hant': '有一大部分資料沒寫到。請把資料分成兩半，各寫一段。',
    },
  },
  only_data: {
    high: {
      en: 'You report what the data shows, and nothing else.',
      'zh-Hant': '你只報告資料呈現的內容，沒有多餘的話。',
    },
    medium: {
      en: 'This goes a little further than the data. Keep to what can be seen.',
      'zh-Hant': '這裡稍微超出了資料，請只寫看得到的內容。',
    },
    low: {
      en: 'This is a guess or an opinion. Leave it out: a report says only what the data shows.',
      'zh-Hant': '這是猜測或個人意見，請刪掉：報告只寫資料呈現的內容。',
    },
  },
  purpose: {
    high: {
      en: 'The reader knows at once why you write.',
      'zh-Hant': '讀信的人一看就知道你為什麼寫這封信。',
    },
    medium: {
      en: 'The purpose is here. It could come earlier or be more exact.',
      'zh-Hant': '這裡說了目的，但可以更早、更明確。',
    },
    low: {
      en: 'It is not clear why you write. Say it in the first two sentences.',
      'zh-Hant': '看不出為什麼寫這封信。請在前兩句說清楚。',
    },
  },
  points: {
    high: {
      en: 'All points of the task are covered.',
      'zh-Hant': '題目要求的每一點都寫到了。',
    },
    medium: {
      en: 'The points are there, but one of them in a few words only.',
      'zh-Hant': '各點都提到了，但有一點只寫了幾個字。',
    },
    low: {
      en: 'A point of the task is missing. Give each point a paragraph of its own.',
      'zh-Hant': '有一點沒寫到。請每一點各寫一段。',
    },
  },
  details: {
    high: {
      en: 'A detail that fits the situation: it sounds like a real letter.',
      'zh-Hant': '這個細節很符合情境，讀起來像真的信。',
    },
    medium: {
      en: 'This could have one more detail: when, where, or how it affected you.',
      'zh-Hant': '這裡可以多一個細節：什麼時候、在哪裡，或對你有什麼影響。',
    },
    low: {
      en: 'This is too short to imagine. Invent a date, a place or a reason.',
      'zh-Hant': '這裡太短，讓人無法想像。請自己想一個日期、地點或原因。',
    },
  },
  tone: {
    high: {
      en: 'The tone fits the reader.',
      'zh-Hant': '語氣很適合收信人。',
    },
    medium: {
      en: 'The tone mostly fits. Here it is a little too formal or too casual.',
      'zh-Hant': '語氣大致合適，但這裡有點太正式或太隨便。',
    },
    low: {
      en: 'This tone does not fit the reader. Think how you would speak to this person.',
      'zh-Hant': '這個語氣不適合收信人。請想想你會怎麼跟這個人說話。',
    },
  },
  letter_form: {
    high: {
      en: 'This is how such a letter begins or ends.',
      'zh-Hant': '這種信就是這樣開頭或結尾。',
    },
    medium: {
      en: 'Beginning and ending do not quite match: “Dear Sir or Madam” goes with “Yours faithfully”.',
      'zh-Hant': '開頭和結尾不太一致：用 “Dear Sir or Madam” 開頭，就用 “Yours faithfully” 結尾。',
    },
    low: {
      en: 'A greeting or a closing line is missing.',
      'zh-Hant': '少了開頭的稱呼或結尾的敬語。',
    },
  },
  to_the_point: {
    high: {
      en: 'This serves the purpose of the letter.',
      'zh-Hant': '這裡符合寫信的目的。',
    },
    medium: {
      en: 'This could be shorter, so that the purpose is easier to see.',
      'zh-Hant': '這裡可以短一點，讓目的更清楚。',
    },
    low: {
      en: 'This has little to do with the purpose. Leave it out.',
      'zh-Hant': '這裡和寫信的目的關係不大，請刪掉。',
    },
  },
} as const satisfies Readonly<Record<string, Comments>>;
