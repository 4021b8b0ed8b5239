import { RECORDING_REFUSALS } from '#platform/recordings/recording-refusals.ts';
import type { Problem } from '#platform/http/problem.ts';

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

/** The refusals of the calls about markings, with their texts. */
export const MARKING_REFUSALS = {
  'work-unknown': problem(
    404,
    ['There is no such work', 'It belongs to another account, or its address is incomplete.'],
    ['找不到這份作答', '這份作答屬於另一個帳號，或網址不完整。'],
  ),
  'work-open': problem(
    409,
    ['This work has not been submitted yet', 'Submit it first. A teacher marks submitted work.'],
    ['這份作答還沒交出', '請先交出作答，老師才能批改。'],
  ),
  'work-not-graded': problem(
    409,
    ['There is no estimate to appeal against', 'Submit the work for marking without an appeal.'],
    ['還沒有可以複查的估計級分', '請直接送老師批改，不必提出複查。'],
  ),
  'nothing-recorded': problem(
    422,
    ['Nothing was recorded', 'A teacher marks an interview with at least one recorded answer.'],
    ['沒有錄音', '至少要有一題錄音，老師才能批改。'],
  ),
  'recordings-arriving': problem(
    409,
    ['Recordings are still arriving', 'Wait until all of them are stored, and submit again.'],
    ['錄音還在上傳', '請等錄音全部儲存後再送出。'],
  ),
  'credit-needed': problem(
    403,
    ['A marking is needed for this', 'Your plan includes none for this work, and no bought marking is left.'],
    ['需要一次老師批改', '你的方案不包含這份作答的批改，也沒有剩餘的批改次數。'],
  ),
  'marking-unknown': problem(
    404,
    [
      'There is no such marking',
      'It belongs to somebody else, the claim is over, or its address is incomplete.',
    ],
    ['找不到這份批改', '可能屬於別人、認領已結束，或網址不完整。'],
  ),
  'marking-open': problem(
    409,
    ['This marking is not finished yet', 'Try again once it is done.'],
    ['批改還沒完成', '完成後再試一次。'],
  ),
  'marking-done': problem(
    409,
    ['This marking is over', 'It is done or cancelled, so it stays as it is.'],
    ['這份批改已結束', '批改已完成或取消，無法更改。'],
  ),
  'question-over': problem(
    409,
    ['The time for a question is over', 'You can write to the school at any time.'],
    ['提問期限已過', '你隨時可以寫信給學校。'],
  ),
  'question-exists': problem(
    409,
    ['You have already asked about this marking', 'One question can be sent. The answer will appear here.'],
    ['你已經問過這份批改', '每份批改可以提問一次，回覆會顯示在這裡。'],
  ),
  'question-unknown': problem(
    404,
    ['There is no question', 'The learner has not asked about this marking.'],
    ['沒有提問', '學生沒有對這份批改提問。'],
  ),
  'question-answered': problem(
    409,
    ['This question has been answered', 'The learner has received the answer.'],
    ['這個提問已回覆', '學生已收到回覆。'],
  ),
  'teacher-unknown': problem(
    403,
    ['You have no desk here', 'An admin can make you a teacher who marks, or open your desk again.'],
    ['你沒有批改權限', '請管理員把你設為批改老師，或恢復你的權限。'],
  ),
  'not-claimed': problem(
    409,
    [
      'You do not have this work',
      'The claim is over, or an admin gave the work to somebody else. Your draft is stored.',
    ],
    ['你目前沒有認領這份作答', '認領已結束，或管理員已轉給其他老師。草稿已保留。'],
  ),
  'already-sent': problem(
    409,
    ['This marking has been sent', 'Take it back first. That is possible for one minute.'],
    ['這份批改已送出', '請先收回。送出後一分鐘內可以收回。'],
  ),
  'too-late': problem(
    409,
    ['This marking cannot be taken back', 'It has been released. A new version can replace it.'],
    ['已無法收回', '批改已送達學生。你可以用新版本取代。'],
  ),
  'marking-incomplete': problem(
    422,
    [
      'Something is missing',
      'A marking has four bands with reasons, three strengths, three steps, and no empty comment.',
    ],
    ['批改還缺一部分', '需要四項評分和理由、三項優點、三個下一步，而且評語不可空白。'],
  ),
  'draft-changed': problem(
    409,
    ['Another tab has saved this draft', 'Read the newer draft, and send it then.'],
    ['草稿已在其他分頁更新', '請先查看較新的草稿，再送出。'],
  ),
  'quote-not-in-work': problem(
    422,
    ['A comment does not quote the text', 'Select the words again.'],
    ['評語引用的文字與原文不符', '請重新選取文字。'],
  ),
  'anchor-not-in-work': problem(
    422,
    ['A comment is outside of the recording', 'Set its time again.'],
    ['評語的時間超出錄音', '請重新設定時間。'],
  ),
  'no-agreement-needed': problem(
    409,
    [
      'Nobody has to agree here',
      'A third teacher decides only where two markings differ by more than half a band.',
    ],
    ['這份作答不需要協調', '只有兩份批改相差超過半級時，才由第三位老師決定。'],
  ),
  'nothing-waits': problem(
    404,
    ['Nothing waits for you', 'Look again later, or choose another kind of work.'],
    ['目前沒有待批改的作答', '請稍後再看，或選擇其他類型。'],
  ),
  'not-qualified': problem(
    403,
    ['This work is not for this teacher', 'Its skill, module or language is not in the profile.'],
    ['這份作答不在老師的批改範圍', '科目、類別或語言不符合老師的設定。'],
  ),
  'own-work': problem(
    403,
    ['This is the teacher’s own work', 'Somebody else marks it.'],
    ['這是老師自己的作答', '請由其他老師批改。'],
  ),
  'marked-before': problem(
    409,
    ['This teacher has marked it', 'Another teacher gives the second opinion.'],
    ['這位老師已批改過', '請由另一位老師提供第二份意見。'],
  ),
  'on-holiday': problem(
    409,
    ['You are on holiday', 'Nothing can be claimed today. Your own works stay open.'],
    ['你正在休假', '今天不能認領；已認領的作答仍可繼續。'],
  ),
  'enough-today': problem(
    409,
    ['That is enough for today', 'The daily number of your profile is reached.'],
    ['今天的份數已滿', '已達到設定的每日上限。'],
  ),
  'claims-stopped': problem(
    409,
    [
      'You cannot claim works for now',
      'Some of your last markings were too far from the bands that the school has agreed on. An admin allows claims again. Your claimed works stay open.',
    ],
    [
      '目前不能認領',
      '你最近有幾份批改的評分與學校商定的級分相差太多。管理員同意後即可再認領；已認領的作答仍可繼續。',
    ],
  ),
  'seed-final': problem(
    409,
    ['This was a standard work of the school', 'No learner waits for it, so it stays as you sent it.'],
    ['這是學校的標準作答', '沒有學生在等這份批改，因此會保留你送出的版本。'],
  ),
  'not-an-essay': problem(
    422,
    ['This is not an essay', 'A standard work is made from a marked essay.'],
    ['這不是寫作作答', '標準作答只能由已批改的文章建立。'],
  ),
  'consent-missing': problem(
    409,
    [
      'The learner has not agreed to this use',
      'Learners agree on the page of their markings. Choose the work of a learner who has.',
    ],
    ['學生還沒同意這項用途', '學生可在自己的批改頁面同意。請選擇已同意的學生的作答。'],
  ),
  'standard-work-exists': problem(
    409,
    ['This marking is a standard work already', 'You find it in the list.'],
    ['這份批改已是標準作答', '你可以在清單中找到它。'],
  ),
  'standard-work-unknown': problem(
    404,
    ['There is no such standard work', 'Load the list again.'],
    ['找不到這份標準作答', '請重新載入清單。'],
  ),
  'text-removed': problem(
    409,
    ['The text is no longer there', 'Its learner has withdrawn it, so it stays retired.'],
    ['原文已移除', '學生已撤回同意，因此這份標準作答維持停用。'],
  ),
  'claims-open': problem(
    409,
    ['This teacher can claim works', 'Nothing has to be allowed.'],
    ['這位老師可以認領', '不需要恢復認領。'],
  ),
  'claimed-by-other': problem(
    409,
    ['Another teacher has this work', 'Claim the next one.'],
    ['其他老師已認領這份作答', '請認領下一份。'],
  ),
  'not-waiting': problem(
    409,
    [
      'This work does not wait for a teacher',
      'It is done, cancelled, or two teachers look for an agreement.',
    ],
    ['這份作答不在等待批改', '可能已完成、已取消，或兩位老師正在協調。'],
  ),
  'account-unknown': problem(
    404,
    ['There is no such account', 'Check the address. The account must exist and be open.'],
    ['找不到這個帳號', '請檢查電子郵件；帳號必須存在且未停權。'],
  ),
  'profile-unknown': problem(
    404,
    ['There is no such teacher', 'The account has no profile of a teacher, or it is suspended.'],
    ['找不到這位老師', '這個帳號沒有批改老師設定，或已停權。'],
  ),
  'teacher-exists': problem(
    409,
    ['This account is a teacher already', 'Change the profile instead.'],
    ['這個帳號已是批改老師', '請改為編輯設定。'],
  ),
  'email-invalid': problem(
    422,
    ['This is not an email address', 'Check the address. Nothing was saved.'],
    ['這不是電子信箱', '請檢查電子信箱。尚未儲存任何資料。'],
  ),
  'invitation-unknown': problem(
    404,
    ['There is no open invitation', 'The teacher has accepted it, or it was withdrawn.'],
    ['沒有尚未接受的邀請', '老師已經接受邀請，或邀請已撤回。'],
  ),
  'invitation-recent': problem(
    429,
    ['The last email is less than a minute old', 'Wait a minute before you send it again.'],
    ['一分鐘內才剛寄過', '請等一分鐘後再寄一次。'],
  ),
  'slug-unknown': problem(
    422,
    ['There is no such teacher’s page', 'Choose a teacher of the content, or none.'],
    ['找不到這個老師頁面', '請選擇內容中的老師，或留空。'],
  ),
  'entry-unknown': problem(
    404,
    ['There is no such entry', 'It was deleted, or it belongs to somebody else.'],
    ['找不到這則評語', '可能已刪除，或屬於別人。'],
  ),
  'bank-full': problem(
    409,
    ['The comment bank is full', 'Delete entries that are no longer used, and save again.'],
    ['評語庫已滿', '請刪除不再使用的評語，再儲存一次。'],
  ),
  'recording-missing': RECORDING_REFUSALS['recording-missing'],
} as const satisfies Record<string, Problem>;
