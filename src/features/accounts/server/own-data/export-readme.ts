import type { ExportedFile } from '../accounts-dependencies.ts';
import { PICTURE_FILE } from './collect-data.ts';

type ExportReadmeInput = {
  readonly school: string;
  /** When the archive was made. */
  readonly madeAt: Date;
  /** The files next to data.json. */
  readonly files: readonly Pick<ExportedFile, 'name'>[];
};

/** The start of a recording's name: recordings have their own folder. */
const RECORDINGS = 'recordings/';
const hasPicture = ({ files }: ExportReadmeInput) => files.some(({ name }) => name === PICTURE_FILE);
const hasRecordings = ({ files }: ExportReadmeInput) => files.some(({ name }) => name.startsWith(RECORDINGS));

const english = (input: ExportReadmeInput) => `Your data at ${input.school}
Created at ${input.madeAt.toISOString()} (UTC)

data.json has everything that we store about your account. It is plain text that other programs can read (JSON,
UTF-8), and a browser shows it well. Times are in UTC, in the form 2026-11-21T09:00:00.000Z.

  account           your details and settings
  sessions          where you were signed in; network addresses are stored shortened
  security_events   what happened in your account, such as sign-ins and password changes
  candidates        the numbers under which your attempts are stored, including those from before you signed up
  mails             the emails about your account of the last 30 days: recipient, time and subject. Their texts are left
                    out, since the links in them could open the account
  mock_tests        your attempts with answers, marks and bands, and what you added to the paper: flags, highlights,
                    notes and the time at each question. text_history has each text of Writing as it grew, recordings
                    lists each question with the file of your answer. Bands are null while an attempt is open
  courses           your courses and lessons: what is done, answers, notes, essays, module tests and certificates.
                    recordings lists what you recorded in lessons, with the file of each answer
  learning_events   what you did and when: tests you started, paused and submitted, their marks, results you opened, and
                    appeals. about is the id of the attempt or of the whole test
  shop              your cart, your orders with payments and refunds, and what you may use until when. Amounts are
                    US cents
  opening_requests  the products whose opening we will email you about
  contact_messages  messages that reached us through the contact form with your address
${hasPicture(input) ? `\n${PICTURE_FILE} is your picture.\n` : ''}${
  hasRecordings(input)
    ? `
${RECORDINGS} has what you recorded in Speaking: a folder for each attempt, named after its day, time (UTC) and test,
or for each lesson, with one file for each answer. A folder lesson-… has your own voice in a lesson with a teacher that
you both agreed to record. Browsers and media players open them. Below mock_tests, courses and bookings, recordings,
file data.json names the same files.
`
    : ''
}
Left out on purpose: your password (we store only a hash, which nobody can read), the key of two-factor
authentication, and recovery codes.

Keep this archive as safe as your letters: anyone who has it can read all of this.
`;

const chinese = (input: ExportReadmeInput) => `你在 ${input.school} 的資料
製作時間：${input.madeAt.toISOString()}（UTC）

data.json 是你的帳號所保存的全部資料，為其他程式可以讀取的純文字格式（JSON，UTF-8），用瀏覽器就能閱讀。時間一律為
UTC，格式如 2026-11-21T09:00:00.000Z。

  account           個人資料與各項設定
  sessions          登入過的裝置；網路位址只保存前段
  security_events   帳號發生過的事，例如登入與變更密碼
  candidates        保存作答所用的編號，包括註冊之前的作答
  mails             最近 30 天我們寄給你的帳號相關信件：收件人、時間與主旨。內文含有可開啟帳號的連結，因此不在其中
  mock_tests        每次作答的答案、評分與級分，以及你在試卷上的標記、重點、筆記與每題所花的時間。text_history 是每篇
                    寫作的修改過程，recordings 列出口說的題目與對應的錄音檔。作答尚未結束時，級分為 null
  courses           你的課程與每一堂課：完成的部分、答案、筆記、作文、單元測驗與證書。recordings 列出你在課程裡
                    錄下的回答與對應的錄音檔
  learning_events   你做過的事與時間：開始、暫停與交卷的測驗及其評分、開啟過的成績，以及複查申請。about 是該次作答
                    或整份測驗的編號
  shop              購物車、訂單（含付款與退費），以及各項內容的使用期限；金額以美分計
  opening_requests  你請我們在開放時通知你的商品
  contact_messages  以你的電子信箱透過聯絡表單送出的訊息
${hasPicture(input) ? `\n${PICTURE_FILE} 是你的照片。\n` : ''}${
  hasRecordings(input)
    ? `
${RECORDINGS} 是你的口說錄音：每次作答一個資料夾，以日期、時間（UTC）與測驗命名，或每一堂課一個資料夾，裡面每一題
一個檔案；lesson-… 資料夾是一對一課程中雙方同意錄音時你自己的聲音。用瀏覽器或影音播放程式就能開啟。data.json 的
mock_tests、courses 與 bookings 底下，recordings 的 file 寫的就是這些檔名。
`
    : ''
}
刻意不放入的內容：密碼（我們只保存雜湊值，誰也無法讀取）、雙重驗證的金鑰，以及備用碼。

請像保管信件一樣保管這個檔案：拿到的人就能讀到以上全部內容。
`;

/** README.txt of the archive, which explains it in both languages. */
export function exportReadme(input: ExportReadmeInput): string {
  return `${english(input)}\n${'-'.repeat(72)}\n\n${chinese(input)}`;
}
