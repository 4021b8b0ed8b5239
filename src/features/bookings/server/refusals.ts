import { PROBLEMS, type Problem } from '#platform/http/problem.ts';
import { RECORDING_REFUSALS } from '#platform/recordings/recording-refusals.ts';
import { MOST_EXCEPTIONS } from '../domain/schedule.ts';

type Words = readonly [title: string, detail: string];

const problem = (
  status: Problem['status'],
  [titleEn, detailEn]: Words,
  [titleZh, detailZh]: Words,
): Problem => ({
  status,
  title: { en: titleEn, 'zh-Hant': titleZh },
  detail: { en: detailEn, 'zh-Hant': detailZh },
});

/** The refusals of the calls about lessons, with their texts. */
export const BOOKING_REFUSALS = {
  'teacher-unknown': problem(
    404,
    ['This teacher has no lessons to book', 'Choose another teacher, or write to us.'],
    ['這位老師目前沒有開放預約', '請選擇其他老師，或來信詢問。'],
  ),
  'slot-taken': problem(
    409,
    ['This time is taken', 'Nothing was booked. Choose one of the next free times.'],
    ['這個時段已被預約', '沒有預約成功，請選擇其他空堂。'],
  ),
  'own-time-taken': problem(
    409,
    [
      'You have another lesson at this time',
      'Nothing was booked. Choose another time, or move the other lesson.',
    ],
    ['這個時間你已有其他課程', '沒有預約成功，請選擇其他時間，或先更改另一堂課。'],
  ),
  'own-lesson': problem(
    409,
    ['Teachers cannot book their own lessons', 'Choose another teacher.'],
    ['老師不能預約自己的課', '請選擇其他老師。'],
  ),
  'trial-used': problem(
    409,
    ['The free trial lesson is used', 'Each account has one. Choose a lesson of 25 or 50 minutes.'],
    ['免費體驗課已使用', '每個帳號只有一次，請選擇 25 或 50 分鐘的課程。'],
  ),
  'hold-over': problem(
    409,
    [
      'This time is no longer held for you',
      'Nothing was booked and no credit was used. Choose a time again.',
    ],
    ['這個時段已不再為你保留', '沒有預約成功，也沒有扣除堂數，請重新選擇時間。'],
  ),
  'credit-needed': problem(
    409,
    [
      'A credit for this lesson is needed',
      'Buy a lesson of this length. The time stays held for a few minutes.',
    ],
    ['需要這種長度的堂數', '請先購買課程；時段會再為你保留幾分鐘。'],
  ),
  'booking-unknown': problem(
    404,
    ['There is no such lesson', 'It belongs to another account, or the address is incomplete.'],
    ['找不到這堂課', '這堂課屬於另一個帳號，或網址不完整。'],
  ),
  'not-booked': problem(
    409,
    ['This lesson is not booked', 'It is cancelled or over. Nothing was changed.'],
    ['這堂課不在預約中', '課程已取消或已結束，沒有做任何變更。'],
  ),
  'lesson-started': problem(
    409,
    ['The lesson has started', 'It cannot be changed any more. If the other side does not come, report it.'],
    ['課程已經開始', '無法再更改。如果對方沒有出席，請回報。'],
  ),
  'too-late': problem(
    409,
    [
      'It is too late to move this lesson',
      'Nothing was changed. You can still come, or cancel it and lose the credit.',
    ],
    ['已超過可以改期的時間', '沒有做任何變更。你仍可準時上課，或取消課程（堂數不歸還）。'],
  ),
  'cost-changed': problem(
    409,
    [
      'The cost of cancelling has changed',
      'Nothing was cancelled. Look at the lesson again before you decide.',
    ],
    ['取消的條件已經改變', '尚未取消。請重新查看這堂課再決定。'],
  ),
  'report-too-early': problem(
    409,
    [
      'Wait a few more minutes',
      'You can report a missing person once you have waited for some minutes after the start.',
    ],
    ['請再等幾分鐘', '上課時間開始後，請先等候幾分鐘，才能回報對方未出席。'],
  ),
  'report-over': problem(
    409,
    ['It is too late to report this', 'Write to us, and a person will look at the lesson.'],
    ['已超過可以回報的時間', '請來信告訴我們，會有專人處理。'],
  ),
  'reported-before': problem(
    409,
    ['This lesson was reported before', 'If the report is wrong, write to us. The school decides.'],
    ['這堂課已經回報過', '如果回報有誤，請來信告訴我們，由學校決定。'],
  ),
  'no-lesson-teacher': problem(
    403,
    ['This account gives no lessons', 'The school links an account to a teacher first.'],
    ['這個帳號沒有授課', '需要學校先將帳號連結到老師。'],
  ),
  'schedule-changed': problem(
    409,
    ['Your hours were changed elsewhere', 'Nothing was saved. Load them again, and make your change there.'],
    ['授課時間已在別處更改', '尚未儲存。請重新載入後再修改。'],
  ),
  'schedule-full': problem(
    409,
    [
      'Too many times differ from your weekly hours',
      `At most ${MOST_EXCEPTIONS} coming ones are stored, and nothing was changed. Set some days back to your weekly hours, or change the weekly hours instead.`,
    ],
    [
      '與每週授課時間不同的時段太多',
      `今天起最多可儲存 ${MOST_EXCEPTIONS} 段，這次沒有做任何變更。請把一些日期改回每週的時間，或直接更改每週的授課時間。`,
    ],
  ),
  'account-unknown': problem(
    404,
    ['There is no such account', 'Check the address. The account must exist and be open.'],
    ['找不到這個帳號', '請檢查電子郵件；帳號必須存在且未停權。'],
  ),
  'account-teaches': problem(
    409,
    ['This account teaches as somebody else', 'An account gives the lessons of one teacher.'],
    ['這個帳號已連結其他老師', '一個帳號只能對應一位老師。'],
  ),
  'account-has-lessons': problem(
    409,
    [
      'This account takes a lesson when it would give one',
      'It has booked a time of this teacher, or one at which this teacher gives a lesson. Move or cancel it first.',
    ],
    ['這個帳號的上課時間會衝突', '它預約了這位老師的課，或同一時間要由這位老師上課。請先改期或取消。'],
  ),
  'account-no-teacher': problem(
    409,
    [
      'This account is not a teacher’s',
      'Nothing was linked. Invite the person as a teacher first, on the page of the teachers.',
    ],
    ['這個帳號不是老師帳號', '尚未連結。請先在老師頁面邀請此人成為老師。'],
  ),
  'credits-too-few': problem(
    409,
    ['The learner has fewer unused credits', 'Nothing was taken. Choose a smaller number, or another kind.'],
    ['學生沒有那麼多未使用的堂數', '沒有收回任何堂數。請減少數量，或選擇其他種類。'],
  ),
  'time-over': problem(
    409,
    ['This time has passed', 'Choose a time in the future.'],
    ['這個時間已過', '請選擇之後的時間。'],
  ),
  'too-far': problem(
    422,
    ['This time is too far ahead', 'Choose a time within a year. Nothing was changed.'],
    ['這個時間太遠', '請選擇一年內的時間；沒有做任何變更。'],
  ),
  'key-reused': problem(
    409,
    [
      'This request was sent before for something else',
      'Nothing was booked. Reload the page, and try again.',
    ],
    ['這個請求先前已用於其他預約', '沒有預約成功，請重新載入頁面再試一次。'],
  ),
  'calendar-unreadable': problem(
    422,
    [
      'This calendar cannot be read',
      'Copy the secret address in iCal format from your calendar program. It starts with https or webcal.',
    ],
    ['無法讀取這個行事曆', '請從你的行事曆程式複製 iCal 格式的私人網址，開頭為 https 或 webcal。'],
  ),
  'calendars-full': problem(
    409,
    ['There are five calendars already', 'Remove one before you add another.'],
    ['已有五個行事曆', '請先移除一個再新增。'],
  ),
  'calendar-unknown': problem(
    404,
    ['There is no such calendar', 'It was removed before, or belongs to somebody else.'],
    ['找不到這個行事曆', '可能已經移除，或屬於其他人。'],
  ),
  'not-ended': problem(
    409,
    ['This lesson cannot be rated', 'A lesson is rated once it has taken place. Nothing was stored.'],
    ['這堂課還不能評價', '課程結束後才能評價，尚未儲存。'],
  ),
  'not-over': problem(
    409,
    ['This lesson has no outcome yet', 'It has not started, or it is cancelled.'],
    ['這堂課還沒有結果', '課程尚未開始，或已取消。'],
  ),
  'two-factor-needed': PROBLEMS['two-factor-needed'],
  'room-closed': problem(
    409,
    ['The room is closed', 'It opens shortly before the lesson. Its notes stay here.'],
    ['教室目前沒有開放', '教室會在上課前不久開放；筆記會留在這裡。'],
  ),
  'mailbox-full': problem(
    409,
    ['The other side does not answer', 'The call starts again when it is back.'],
    ['對方沒有回應', '對方恢復連線後，通話會重新開始。'],
  ),
  'notes-full': problem(
    409,
    ['The notes are full', 'Nothing was saved. Shorten or join some paragraphs, and try again.'],
    ['筆記已滿', '尚未儲存。請先合併或縮短幾段再試一次。'],
  ),
  'not-learner': problem(
    403,
    ['Only the learner chooses a text', 'Ask your learner to show one.'],
    ['只有學生可以選擇作文', '請學生選一篇給你看。'],
  ),
  'work-unknown': problem(
    404,
    ['There is no such text', 'It was deleted, or it belongs to another account.'],
    ['找不到這篇作文', '作文已刪除，或屬於另一個帳號。'],
  ),
  'note-closed': problem(
    409,
    [
      'This lesson takes no notes now',
      'A note can be written from the start of the lesson until 14 days after it. Nothing was saved.',
    ],
    ['這堂課現在不能寫課後筆記', '開始上課後到課後 14 天內可以撰寫，尚未儲存。'],
  ),
  'note-changed': problem(
    409,
    ['This was changed elsewhere', 'Nothing was saved over it. Look at both texts, and choose one.'],
    ['內容已在別處更改', '沒有覆蓋任何內容。請比較兩份文字再選擇。'],
  ),
  'note-empty': problem(
    409,
    ['There is nothing to send', 'Write a note or set some homework first.'],
    ['沒有可以送出的內容', '請先寫筆記或指派作業。'],
  ),
  'homework-incomplete': problem(
    409,
    [
      'Some homework is not complete',
      'Write what the task is, or choose a lesson, practice or test. Nothing was sent.',
    ],
    ['有作業還沒填完', '請寫下任務內容，或選擇單元、練習或模擬測驗；尚未送出。'],
  ),
  'homework-closed': problem(
    409,
    [
      'The learner cannot open some of this homework',
      'Nothing was sent. Choose something else, or remove it:',
    ],
    ['學生無法開啟其中的作業', '尚未送出。請改選其他項目，或移除這些作業：'],
  ),
  'homework-unknown': problem(
    404,
    ['There is no such homework', 'Your teacher has removed it, or it belongs to another account.'],
    ['找不到這項作業', '老師可能已移除，或屬於另一個帳號。'],
  ),
  'homework-no-task': problem(
    409,
    ['This homework takes no answer', 'Only a task in your teacher’s own words does. Nothing was submitted.'],
    ['這項作業不需要交答案', '只有老師自己寫的任務可以交答案；尚未送出。'],
  ),
  'answer-opened': problem(
    409,
    ['Your teacher has opened your answer', 'It stays as your teacher has it. Nothing was changed.'],
    ['老師已打開你的答案', '答案會維持老師看到的樣子，沒有做任何變更。'],
  ),
  'answer-changed': problem(
    409,
    [
      'You have submitted another answer',
      'It is newer than the one that you started from, and nothing was changed. Read it, then choose one.',
    ],
    ['你已交出另一份答案', '那份答案比較新，沒有做任何變更。請先看過再選擇。'],
  ),
  'answer-unknown': problem(
    404,
    ['There is no answer to open', 'The learner has taken it back. It can be submitted again.'],
    ['沒有可以打開的答案', '學生已收回答案，之後可能會再交一次。'],
  ),
  'brief-closed': problem(
    409,
    ['The brief is closed', 'It can be read for booked lessons, until 7 days after the lesson.'],
    ['課前摘要已關閉', '只能在課程取消前，以及課後 7 天內查看。'],
  ),
  'other-not-in-call': problem(
    409,
    ['You are not both in the call', 'A lesson is recorded only while both of you are there to agree.'],
    ['雙方還沒有都進入通話', '必須雙方都在通話中並同意，才能錄音。'],
  ),
  'recording-live': problem(
    409,
    ['There is a question or a recording already', 'Look at the room: one of you has just asked.'],
    ['已經有人詢問，或正在錄音', '請看教室畫面，剛剛有一方提出了詢問。'],
  ),
  'recording-not-asked': problem(
    409,
    ['This question no longer stands', 'Nothing is recorded. Either of you can ask again.'],
    ['這個詢問已經失效', '沒有錄音。雙方都可以再次詢問。'],
  ),
  'recording-not-agreed': problem(
    409,
    ['Nothing is recorded', 'Sound is stored only while both of you agree. This was not stored.'],
    ['目前沒有錄音', '只有雙方都同意時才會儲存聲音；這一段沒有儲存。'],
  ),
  'recording-unknown': problem(
    404,
    ['There is no such recording', 'It belongs to another lesson, or to other people.'],
    ['找不到這份錄音', '它屬於另一堂課，或屬於其他人。'],
  ),
  'recording-too-large': RECORDING_REFUSALS['recording-too-large'],
  'recording-budget': RECORDING_REFUSALS['recording-budget'],
  'recording-unplayable': RECORDING_REFUSALS['recording-unplayable'],
  'recording-missing': problem(
    404,
    ['This sound is not there', 'It was deleted, or it has not arrived yet.'],
    ['這段聲音不存在', '它已刪除，或還沒傳送完成。'],
  ),
} as const satisfies Record<string, Problem>;
