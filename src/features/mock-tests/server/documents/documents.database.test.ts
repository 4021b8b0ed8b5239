import { describe, expect, test } from 'vitest';
import { candidateNumber } from '../../domain/attempts/candidate-number.ts';
import { createRateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import { readPdf } from '#platform/pdf/read-pdf-fixture.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { aSession, anAccount, cookiesOf, freshAddress } from '#tests/security/known-world.ts';
import { SECRET, useSiteApi } from '#tests/security/site-api.ts';
import { freeTrial } from '../attempts/attempt-fixture.ts';
import { DOCUMENTS_PER_ADDRESS } from './document-routes.ts';

const { send, database } = useSiteApi();
type Headers = Readonly<Record<string, string>>;

async function aLearner(given: { firstName?: string; lastName?: string } = {}): Promise<Headers> {
  const { id } = await anAccount(database().db, given);
  const { token } = await aSession(database().db, SECRET, { id, role: 'learner' });
  return { authorization: `Bearer ${token}`, 'x-forwarded-for': freshAddress() };
}

async function post(who: Headers, path: string, body: object) {
  const response = await send(path, {
    method: 'POST',
    headers: { ...who, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { body: (await response.json()) as Record<string, string>, cookie: cookiesOf(response) };
}

/** An attempt at the free trial's Reading, handed in unless told. */
async function sit(who: Headers, { over = true, answers = [] as object[] } = {}) {
  const { body, cookie } = await post(who, '/api/attempts', { mock_test: 'free-trial', skill: 'reading' });
  const id = body['attempt_id'] ?? '';
  const headers = cookie ? { ...who, cookie } : who;
  if (over) await post(headers, `/api/attempts/${id}/submission`, { answers });
  return { id, headers };
}

const ask = (who: Headers, path: string, language = 'en') =>
  send(path, { headers: { ...who, 'accept-language': language } });
const documentOf = (id: string, zone = 'Asia/Taipei') =>
  `/api/attempts/${id}/document?time_zone=${encodeURIComponent(zone)}`;
const codeOf = async (response: Response) => ((await response.json()) as { type: string }).type;

describe('the result of a section as a file', () => {
  test.each([
    ['en', 'Free trial', 'Your result: Reading', 'Question by question', 'GMT+8'],
    ['zh-Hant', '免費體驗', '閱讀成績', '逐題解析', 'GMT+8'],
  ] as const)('has every question with its mark, key, rule and reason, in %s', async (language, ...words) => {
    const learner = await aLearner({ firstName: '美', lastName: '林' });
    const answers = [{ number: 1, value: 'Zebra 😀 斑馬', sequence: 1 }];
    const { id } = await sit(learner, { answers });
    const response = await ask(learner, documentOf(id), language);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="ninefold-free-trial-reading-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    expect(response.headers.get('cache-control')).toContain('no-store');
    const { text, title, language: told } = readPdf(new Uint8Array(await response.arrayBuffer()));
    const whole = text.replaceAll(/\s/g, '');
    for (const each of ['林美', 'Zebra□斑馬', candidateNumber(id), ...words])
      expect(whole).toContain(each.replaceAll(' ', ''));
    expect(title).toContain('Ninefold IELTS');
    expect(told).toBe(language);
    const { answerKey } = freeTrial();
    for (const { explanation } of answerKey.answers) {
      const inOneFace = explanation[language].replaceAll(/\s/g, '');
      expect(withoutFeet(text)).toContain(inOneFace);
    }
    // A path of the catalogue that is not there would stand as itself.
    expect(text).not.toMatch(/\b(?:document|mockTests|result|sitting|listening)\.\w+/);
  });

  test('is got by a visitor with the browser’s cookie, without a name', async () => {
    const { id, headers } = await sit({ 'x-forwarded-for': freshAddress() });
    const response = await ask(headers, documentOf(id, 'Mars/Olympus'));
    expect(response.status).toBe(200);
    const { text } = readPdf(new Uint8Array(await response.arrayBuffer()));
    // By number alone.
    expect(text).toContain(`\nCandidate${candidateNumber(id)}\n`);
    // The school's zone, as there is no such zone as the browser's.
    expect(text).toMatch(/\(GMT\+8\)/);
  });

  test.each([
    ['the account’s, wherever the browser is', 'America/Lima', 'Asia/Tokyo', 'GMT-5'],
    ['the browser’s, where the account names none', null, 'Asia/Tokyo', 'GMT+9'],
    ['the school’s, where neither names one', null, '', 'GMT+8'],
  ])('tells times in a zone: %s', async (_, ofAccount, ofBrowser, shown) => {
    const account = await anAccount(database().db, {});
    await database().pool.query('update accounts set time_zone = $1 where id = $2', [ofAccount, account.id]);
    const { token } = await aSession(database().db, SECRET, { id: account.id, role: 'learner' });
    const learner = { authorization: `Bearer ${token}`, 'x-forwarded-for': freshAddress() };
    const { id } = await sit(learner);
    const response = await ask(learner, documentOf(id, ofBrowser));
    const { text } = readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(new Set(text.match(/\((?:GMT|UTC)[^)]*\)/g))).toEqual(new Set([`(${shown})`]));
  });

  test('is nobody else’s', async () => {
    const { id } = await sit(await aLearner());
    for (const stranger of [await aLearner(), { 'x-forwarded-for': freshAddress() }]) {
      const response = await ask(stranger, documentOf(id));
      expect(response.status).toBe(404);
      expect(await codeOf(response)).toBe('urn:ninefold:problem:attempt-unknown');
    }
  });

  test('is not told before the attempt is over', async () => {
    const learner = await aLearner();
    const { id } = await sit(learner, { over: false });
    const response = await ask(learner, documentOf(id));
    expect(response.status).toBe(409);
    expect(await codeOf(response)).toBe('urn:ninefold:problem:attempt-open');
  });

  test('is made so often in an hour for an address, and no more', async () => {
    const learner = await aLearner();
    const { id } = await sit(learner);
    const { log } = collectLog();
    const limiter = createRateLimiter({ pool: database().pool, log });
    const key = `document ${learner['x-forwarded-for'] ?? ''}`;
    for (let made = 1; made < DOCUMENTS_PER_ADDRESS.points; made += 1)
      await limiter.consume(key, DOCUMENTS_PER_ADDRESS);
    expect((await ask(learner, documentOf(id))).status).toBe(200);
    const refused = await ask(learner, documentOf(id));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

/** The words without what stands below every page. */
function withoutFeet(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('Ninefold IELTS · '))
    .join('')
    .replaceAll(/\s/g, '');
}

describe('a whole test as a file', () => {
  test('is told when its marks are, and nobody else’s', async () => {
    const learner = await aLearner();
    const { body } = await post(learner, '/api/sittings', { mock_test: 'free-trial' });
    const { sitting_id: id } = body['sitting'] as unknown as { sitting_id: string };
    const early = await ask(learner, `/api/sittings/${id}/document`);
    expect(early.status).toBe(409);
    expect(await codeOf(early)).toBe('urn:ninefold:problem:marks-later');
    const list = await (await ask(learner, '/api/attempts')).json();
    const { attempts } = list as { attempts: { attempt_id: string }[] };
    const section = await ask(learner, documentOf(attempts[0]?.attempt_id ?? ''));
    expect(section.status).toBe(409);

    await database().pool.query(
      `update attempts set started_at = started_at - interval '1 day', deadline_at = deadline_at - interval '1 day' where sitting_id = $1`,
      [id],
    );
    await database().pool.query(
      `update sittings set started_at = started_at - interval '8 days' where id = $1`,
      [id],
    );
    // Each section's time runs out in its turn.
    for (let section = 0; section < 4; section += 1) {
      await post(learner, `/api/sittings/${id}/section`, {});
      await database().pool.query(
        `update attempts set deadline_at = started_at + interval '1 second', started_at = started_at - interval '1 day' where sitting_id = $1 and submitted_at is null`,
        [id],
      );
    }
    const response = await ask(learner, `/api/sittings/${id}/document`);
    expect(response.status).toBe(200);
    const { text } = readPdf(new Uint8Array(await response.arrayBuffer()));
    for (const words of ['Your result: the whole test', 'Overall band', 'Reading', 'Page 1 of'])
      expect(text).toContain(words);
    expect((await ask(await aLearner(), `/api/sittings/${id}/document`)).status).toBe(404);
  });
});
