import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language, Localised } from '../i18n/language.ts';

/** A refusal as the API shows it: RFC 9457, in the request's language. */
export type Problem = {
  readonly status: ContentfulStatusCode;
  readonly title: Localised;
  /** What happened, what is safe, what to do next. */
  readonly detail: Localised;
};

export type FieldProblem = { readonly field: string; readonly code: string; readonly message: string };

export const PROBLEMS = {
  'key-missing': {
    status: 403,
    title: { en: 'The app key is missing', 'zh-Hant': '缺少應用程式金鑰' },
    detail: {
      en: 'Send the header X-Requested-Key with the key of this installation.',
      'zh-Hant': '請在標頭 X-Requested-Key 附上本站的金鑰。',
    },
  },
  'sign-in-needed': {
    status: 401,
    title: { en: 'Please sign in', 'zh-Hant': '請先登入' },
    detail: {
      en: 'This needs an account. Sign in to continue where you were.',
      'zh-Hant': '這項功能需要帳號。登入後會回到原來的地方。',
    },
  },
  'session-over': {
    status: 401,
    title: { en: 'You are signed out', 'zh-Hant': '你已登出' },
    detail: {
      en: 'This session has ended. Sign in again; what was saved is still there.',
      'zh-Hant': '這次登入已結束。請重新登入，已儲存的內容都還在。',
    },
  },
  'not-allowed': {
    status: 403,
    title: { en: 'Your account is not allowed to do this', 'zh-Hant': '你的帳號沒有這項權限' },
    detail: {
      en: 'It is for other roles. If you think that you need it, write to us.',
      'zh-Hant': '這項功能僅供其他身分使用。如果你認為自己應有權限，請與我們聯絡。',
    },
  },
  'two-factor-needed': {
    status: 403,
    title: { en: 'Set up two-factor authentication first', 'zh-Hant': '請先設定雙重驗證' },
    detail: {
      en: 'Teachers and admins need it, because they see the data of others. It takes two minutes, in your settings.',
      'zh-Hant': '老師與管理員會看到其他人的資料，因此必須開啟。請到設定頁面開啟，只要兩分鐘。',
    },
  },
  'body-invalid': {
    status: 422,
    title: { en: 'Something in the request is not right', 'zh-Hant': '送出的資料有誤' },
    detail: {
      en: 'Correct the fields listed below and send it again.',
      'zh-Hant': '請修正下列欄位後再送出一次。',
    },
  },
  'idempotency-key-needed': {
    status: 400,
    title: { en: 'The request has no idempotency key', 'zh-Hant': '這個請求缺少識別碼' },
    detail: {
      en: 'Nothing was done. Send a header Idempotency-Key with 8 to 100 letters, digits, hyphens or underscores.',
      'zh-Hant': '沒有執行任何動作。請在標頭 Idempotency-Key 附上 8 到 100 個英文字母、數字、連字號或底線。',
    },
  },
  'body-unreadable': {
    status: 400,
    title: { en: 'The request could not be read', 'zh-Hant': '無法讀取送出的資料' },
    detail: { en: 'The body must be JSON.', 'zh-Hant': '內容必須是 JSON 格式。' },
  },
  'body-too-large': {
    status: 413,
    title: { en: 'The request is too large', 'zh-Hant': '資料量過大' },
    detail: { en: 'Send less in one request.', 'zh-Hant': '請減少單次送出的資料量。' },
  },
  'not-found': {
    status: 404,
    title: { en: 'Not found', 'zh-Hant': '找不到資料' },
    detail: {
      en: 'There is nothing at this address, or it is not yours to see.',
      'zh-Hant': '這個網址沒有資料，或不在你的權限範圍內。',
    },
  },
  'too-many-requests': {
    status: 429,
    title: { en: 'Too many requests', 'zh-Hant': '請求次數過多' },
    detail: {
      en: 'Nothing is lost. Wait a little, then try again.',
      'zh-Hant': '資料不會遺失，請稍候再試。',
    },
  },
  'no-room': {
    status: 507,
    title: { en: 'Our storage is full for the moment', 'zh-Hant': '儲存空間暫時不足' },
    detail: {
      en: 'This file was not stored. Keep the page open: a recording stays on your device and is sent again. What you write is still saved.',
      'zh-Hant':
        '這個檔案沒有儲存成功。請不要關閉頁面：錄音會留在你的裝置上並自動重送；你輸入的文字仍會照常儲存。',
    },
  },
  'server-error': {
    status: 500,
    title: { en: 'Something went wrong on our side', 'zh-Hant': '系統發生錯誤' },
    detail: {
      en: 'Try again in a moment. If it keeps happening, tell us the request id.',
      'zh-Hant': '請稍後再試。若問題持續，請將請求編號告訴我們。',
    },
  },
  unavailable: {
    status: 503,
    title: { en: 'We are busy at the moment', 'zh-Hant': '系統暫時忙碌' },
    detail: { en: 'Nothing is lost. Try again in a few seconds.', 'zh-Hant': '資料不會遺失，請幾秒後再試。' },
  },
} as const satisfies Record<string, Problem>;

/** What a refusal says besides its text, for programs: extension members (RFC 9457, 3.2). */
export type ProblemMembers = Readonly<Record<string, unknown>>;

/** Answers with `application/problem+json`; `code` becomes the last part of the problem's `type`. */
export function replyProblem(
  context: Context,
  code: string,
  problem: Problem,
  errors?: readonly FieldProblem[],
  members: ProblemMembers = {},
): Response {
  const language: Language = context.get('language') ?? 'en';
  const requestId: string | undefined = context.get('requestId');
  return context.body(
    JSON.stringify({
      ...members,
      type: `urn:ninefold:problem:${code}`,
      title: problem.title[language],
      status: problem.status,
      detail: problem.detail[language],
      ...(requestId ? { request_id: requestId } : {}),
      ...(errors?.length ? { errors } : {}),
    }),
    problem.status,
    { 'content-type': 'application/problem+json; charset=utf-8' },
  );
}
