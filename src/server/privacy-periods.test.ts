import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DELETION_DAYS } from '../features/accounts/domain/account.ts';
import {
  ENDED_SESSION_DAYS,
  SECURITY_EVENT_DAYS,
} from '../features/accounts/server/sessions/forget-sessions-job.ts';
import { KNOWN_DEVICE_DAYS } from '../features/accounts/server/sessions/device-cookie.ts';
import {
  DAYS_AFTER_OPENING_EMAIL,
  OPENING_REQUEST_MONTHS,
} from '../features/shop/domain/openings/opening-request.ts';
import { openingRequestEn } from '../features/shop/web/openings/opening-request-texts-en.ts';
import { openingRequestZhHant } from '../features/shop/web/openings/opening-request-texts-zh-hant.ts';
import { SESSION_DAYS } from '../features/accounts/server/sessions/refresh-cookie.ts';
import { CANDIDATE_DAYS } from '#features/accounts/server/index.ts';
import { CONTACT_MESSAGE_MONTHS } from '../features/site/server/forget-contact-messages-job.ts';
import { MAIL_DAYS } from '#platform/mail/forget-mails-job.ts';

const english = readFileSync('content/legal/privacy.en.md', 'utf8');
const chinese = readFileSync('content/legal/privacy.zh-Hant.md', 'utf8');

/** The line of a table by the beginning of its first cell. */
const row = (text: string, name: string) =>
  text.split('\n').find((line) => line.startsWith(`| ${name}`)) ?? '';

test('the privacy page names the periods for which the code keeps things', () => {
  expect([DELETION_DAYS, SECURITY_EVENT_DAYS]).toEqual([7, 2 * 365]);
  expect([
    row(english, '**visitor**'),
    row(english, '**refresh**'),
    row(english, '**devices**'),
    row(english, 'Sessions'),
    row(english, 'Emails'),
    row(english, 'Contact messages'),
    row(english, 'Free-trial attempts'),
    row(english, 'The whole account'),
    row(english, 'Security events'),
  ]).toEqual([
    expect.stringContaining(`at most ${CANDIDATE_DAYS} days`),
    expect.stringContaining(`at most ${SESSION_DAYS} days`),
    expect.stringContaining(`At most ${KNOWN_DEVICE_DAYS} days`),
    expect.stringContaining(`${ENDED_SESSION_DAYS} days`),
    expect.stringContaining(`${MAIL_DAYS} days`),
    expect.stringContaining(`${CONTACT_MESSAGE_MONTHS} months`),
    expect.stringContaining(`${CANDIDATE_DAYS} days`),
    expect.stringContaining('a week after'),
    expect.stringContaining('Two years'),
  ]);
  expect([
    row(chinese, '**visitor**'),
    row(chinese, '**refresh**'),
    row(chinese, '**devices**'),
    row(chinese, '登入狀態'),
    row(chinese, '本校寄給您的電子郵件'),
    row(chinese, '聯絡訊息'),
    row(chinese, '未註冊的免費體驗作答'),
    row(chinese, '您請求刪除帳號'),
    row(chinese, '帳號的安全紀錄'),
  ]).toEqual([
    expect.stringContaining(`最長 ${CANDIDATE_DAYS} 天`),
    expect.stringContaining(`${SESSION_DAYS} 天`),
    expect.stringContaining(`${KNOWN_DEVICE_DAYS} 天`),
    expect.stringContaining(`${ENDED_SESSION_DAYS} 天`),
    expect.stringContaining(`${MAIL_DAYS} 天`),
    expect.stringContaining(`${CONTACT_MESSAGE_MONTHS} 個月`),
    expect.stringContaining(`${CANDIDATE_DAYS} 天`),
    expect.stringContaining('一週'),
    expect.stringContaining('兩年'),
  ]);
});

test('the privacy page and the form name the periods of requests about openings', () => {
  const days = new RegExp(`${DAYS_AFTER_OPENING_EMAIL} (?:days|天)`);
  const months = new RegExp(`${OPENING_REQUEST_MONTHS} (?:months|個月)`);
  const periods = [
    row(english, 'Requests under “Tell me when it opens”'),
    row(chinese, '開放通知的登記'),
    ...[openingRequestEn, openingRequestZhHant].flatMap(({ consentOwn, consentVisitor }) => [
      consentOwn,
      consentVisitor,
    ]),
  ];
  for (const text of periods) {
    expect(text).toMatch(days);
    expect(text).toMatch(months);
  }
});
