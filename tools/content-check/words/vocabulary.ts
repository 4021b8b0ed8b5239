import type { WrongWord } from './find-words.ts';

/** One word for one thing: the table of content/README.md, with the words that are not it. */
export const CHINESE_VOCABULARY: readonly WrongWord[] = [
  { wrong: /免費(?:試用|試測|測試|試做|試玩)/u, right: '免費體驗' },
  { wrong: /(?:基礎|一般|普通|初級)帳[號戶]|基本帳戶/u, right: '基本帳號' },
  { wrong: /(?:高級|高階|進級|尊榮)帳[號戶]|進階帳戶/u, right: '進階帳號' },
  { wrong: /模擬考(?!官)|模擬試題|模考|仿真測驗/u, right: '模擬測驗' },
  { wrong: /機考|電腦化測驗|電腦版雅思/u, right: '雅思電腦測驗' },
  { wrong: /(?<!總)分數級|級數分|等級分|分段成績/u, right: '級分' },
  { wrong: /原始分數?/u, right: '答對題數' },
  { wrong: /兩步驟驗證|兩階段驗證|雙因[素子]認?驗?證|二階段驗證/u, right: '雙重驗證' },
  { wrong: /(?:復原|恢復|還原|救援)碼/u, right: '備用碼' },
  { wrong: /電郵|電子郵件地址|電子郵箱/u, right: '電子郵件（訊息）或電子信箱（地址）' },
  { wrong: /學術類|學術型|學術版/u, right: '學術組' },
  { wrong: /培訓[類組]|移民類|一般組/u, right: '一般訓練組' },
  { wrong: /試聽課|試閱課/u, right: '試讀課' },
  { wrong: /家教課/u, right: '一對一課程' },
];

export const ENGLISH_VOCABULARY: readonly WrongWord[] = [
  { wrong: /\be-mails?\b/iu, right: 'email' },
  { wrong: /\b(?:Basic|Premium) Account\b/u, right: 'basic account, premium account' },
  { wrong: /\bFree Trial\b(?! Week)/u, right: 'free trial' },
  { wrong: /\b(?:mock|practice) exams?\b/iu, right: 'mock test' },
  { wrong: /\bband scores?\b/iu, right: 'band' },
  { wrong: /\b(?:log(?:ged|ging)? (?:in|out)|login|logout)\b/iu, right: 'sign in, sign out' },
  { wrong: /\btwo-step (?:verification|authentication)\b|\b2FA\b/iu, right: 'two-factor authentication' },
  { wrong: /\bbackup codes?\b/iu, right: 'recovery code' },
  { wrong: /\bcomputer-delivered IELTS\b/iu, right: 'IELTS on computer' },
];
