import { describe, expect, test } from 'vitest';
import {
  LAST_MOMENT,
  aLongEdition,
  anAnswer,
  freeTrial,
  papersOf,
  rightAnswers,
  useMockTests,
  type Browser,
} from './attempts/attempt-fixture.ts';

const mockTests = useMockTests({ papers: papersOf(freeTrial(), aLongEdition()) });
const { browser, time, query } = mockTests;
const { answerKey } = freeTrial();

type Call = readonly [
  name: string,
  call: (visitor: Browser, id: string) => Promise<{ status: number; body: object }>,
];
const CALLS: readonly Call[] = [
  ['getting it', (visitor, id) => visitor.get(id)],
  ['saving to it', (visitor, id) => visitor.save(id, anAnswer(1, 'TRUE'))],
  ['saving nothing to it', (visitor, id) => visitor.save(id)],
  ['submitting it', (visitor, id) => visitor.submit(id, anAnswer(1, 'TRUE'))],
  ['its result', (visitor, id) => visitor.result(id)],
];

describe('an attempt is known to nobody but its candidate:', () => {
  describe.each(CALLS)('%s', (_, call) => {
    test.each<[string, () => Promise<Browser>]>([
      [
        'another candidate',
        async () => {
          const other = browser();
          await other.startId();
          return other;
        },
      ],
      ['a browser without a cookie', async () => browser()],
      ['a cookie that nobody was given', async () => browser({ cookie: `visitor=${'A'.repeat(43)}` })],
      ['a cookie that is garbage', async () => browser({ cookie: 'visitor=%00%FF; visitor; ==;;' })],
      ['a very long cookie', async () => browser({ cookie: `visitor=${'x'.repeat(5000)}` })],
    ])('is not for %s', async (_actor, aStranger) => {
      const owner = browser();
      const id = await owner.startId();
      const { status, body } = await call(await aStranger(), id);
      expect(status).toBe(404);
      expect(body).toMatchObject({ type: 'urn:ninefold:problem:attempt-unknown' });
      expect((await owner.get(id)).body).toMatchObject({ attempt: { phase: 'open' }, answers: [] });
    });

    test('says the same of an attempt that does not exist', async () => {
      const visitor = browser();
      await visitor.startId();
      const { status, body } = await call(visitor, '0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11');
      expect(status).toBe(404);
      expect(body).toMatchObject({ type: 'urn:ninefold:problem:attempt-unknown' });
    });

    test.each(['1', 'undefined', '%00', '..%2F..'])('and of an address that names none: %s', async (id) => {
      expect((await call(browser(), id)).status).toBe(404);
    });
  });

  test('who asks in Chinese is told so in Chinese', async () => {
    const { body } = await browser({ language: 'zh-TW' }).get('0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11');
    expect(body.title).toBe('找不到這次作答');
  });
});

describe('the list of attempts', () => {
  test('has this candidate’s own, newest first', async () => {
    const visitor = browser();
    await browser().startId();
    const first = await visitor.startId();
    await visitor.save(first, ...rightAnswers().slice(0, 4));
    await visitor.submit(first);
    time.now += 1;
    const second = await visitor.startId('long-test');
    const { body } = await visitor.list();
    expect(body.server_now).toBe(new Date(time.now).toISOString());
    expect(body.attempts).toMatchObject([
      {
        attempt_id: second,
        phase: 'open',
        raw_score: null,
        band: null,
        answered_count: 0,
        question_count: 40,
      },
      { attempt_id: first, phase: 'submitted', raw_score: 4, band: 4, answered_count: 4 },
    ]);
    expect(
      (await visitor.list('?mock_test=free-trial')).body.attempts.map((each) => each.attempt_id),
    ).toEqual([first]);
  });

  test.each([
    ['for a browser without a cookie', '', ''],
    ['for a cookie that nobody was given', '', `visitor=${'A'.repeat(43)}`],
  ])('is empty %s', async (_, search, cookie) => {
    const { status, body } = await browser({ cookie }).list(search);
    expect(status).toBe(200);
    expect(body.attempts).toEqual([]);
  });

  test.each([['no-such-test'], ['%00'], ['free-trial%00'], ["'%20or%201=1%20--"], ['%F0%9F%8F%AB'], ['%']])(
    'is empty for a test that is none: %s',
    async (mockTest) => {
      const visitor = browser();
      await visitor.startId();
      const { status, body } = await visitor.list(`?mock_test=${mockTest}`);
      expect(status).toBe(200);
      expect(body.attempts).toEqual([]);
    },
  );

  test('cannot be asked for somebody else', async () => {
    const visitor = browser();
    await visitor.startId();
    expect((await visitor.list('?candidate_id=0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11')).status).toBe(422);
  });
});

/** Every name of a field anywhere in a reply. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [key, ...fieldsOf(entry)]);
}

/** A reply without the passage, which must be there to be read and holds every answer somewhere. */
function withoutPassage(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'passage' ? undefined : value));
}

describe('before the submission', () => {
  async function repliesBefore() {
    const visitor = browser({ language: 'zh-TW' });
    const started = await visitor.start();
    const id = started.body.attempt_id;
    // Every answer right and one wrong: neither shows.
    const [first, ...rest] = rightAnswers();
    const saved = await visitor.save(id, { ...(first ?? anAnswer(1, '')), value: 'FALSE' }, ...rest);
    const stale = await visitor.save(id, anAnswer(1, 'NOT GIVEN'));
    const refused = await visitor.result(id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ type: 'urn:ninefold:problem:attempt-open', title: '測驗尚未結束' });
    const blank = browser();
    const blankId = await blank.startId();
    const replies = {
      started,
      saved,
      stale,
      refused,
      again: await visitor.start(),
      listed: await visitor.list(),
    };
    return { ...replies, got: await visitor.get(id), blank: await blank.get(blankId) };
  }

  test('no reply says what is right, why, or how it is marked', async () => {
    const { got, ...replies } = await repliesBefore();
    const texts = [...Object.values(replies), got].map(({ text }) => withoutPassage(text));
    for (const { explanation, evidence } of answerKey.answers) {
      for (const secret of [explanation.en, explanation['zh-Hant'], ...evidence.map(({ quote }) => quote)]) {
        expect(texts.filter((text) => text.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
      }
    }
    const fields = new Set(
      [...Object.values(replies), got].flatMap(({ text }) => fieldsOf(JSON.parse(text))),
    );
    for (const field of [
      'key',
      'answerKey',
      'accepted',
      'explanation',
      'evidence',
      'quote',
      'right',
      'rule',
      'marks',
      'bands',
      'band_table',
    ]) {
      expect(fields).not.toContain(field);
    }
    for (const { text } of Object.values(replies)) expect(text).not.toMatch(/"(?:raw_score|band)":(?!null)/);
  });

  test('the key of a gap is nowhere but in the passage and in what the candidate wrote', async () => {
    const { blank } = await repliesBefore();
    const text = withoutPassage(blank.text).toLowerCase();
    const words = rightAnswers()
      .slice(9)
      .map(({ value }) => value.toLowerCase());
    expect(words).toEqual(['single lines', 'telegraph wires', 'dublin time', 'sea charts']);
    expect(words.filter((each) => text.includes(each))).toEqual([]);
  });
});

describe('the result', () => {
  test('is shown from the submission on, with the reason and the place of every answer', async () => {
    const visitor = browser();
    const id = await visitor.startId();
    await visitor.submit(id, anAnswer(1, 'true'), anAnswer(10, 'single line'));
    const { status, body } = await visitor.result(id);
    expect(status).toBe(200);
    expect(body.questions).toHaveLength(13);
    for (const [place, question] of body.questions.entries()) {
      const keyed = answerKey.answers[place];
      expect(question).toMatchObject({
        number: place + 1,
        explanation: keyed?.explanation.en,
        evidence: keyed?.evidence,
        late_value: null,
      });
      expect(question.accepted.length).toBeGreaterThan(0);
    }
    expect(body.questions[0]).toMatchObject({
      given: 'true',
      right: true,
      rule: 'exact',
      accepted: ['TRUE'],
    });
    expect(body.questions[9]).toMatchObject({ given: 'single line', right: false, rule: 'singular-plural' });
    expect(body.questions[1]).toMatchObject({ given: '', right: false, rule: 'blank' });
    expect(body.band_table).toEqual(answerKey.bands.map(({ minRaw, band }) => ({ min_raw: minRaw, band })));
    expect(body.section).toEqual(JSON.parse(JSON.stringify(freeTrial().section)));
  });

  test('is explained in the language of the request', async () => {
    const visitor = browser();
    const id = await visitor.startId();
    await visitor.submit(id);
    const chinese = await browser({ language: 'zh-HK', cookie: visitor.cookie() }).result(id);
    expect(chinese.body.questions.map(({ explanation }) => explanation)).toEqual(
      answerKey.answers.map(({ explanation }) => explanation['zh-Hant']),
    );
    expect(chinese.text).not.toContain(answerKey.answers[0]?.explanation.en);
    const english = await visitor.result(id);
    expect(english.body.questions[0]?.explanation).toBe(answerKey.answers[0]?.explanation.en);
  });

  test('stays the same however often it is looked at', async () => {
    const visitor = browser();
    const id = await visitor.startId();
    await visitor.submit(id, ...rightAnswers());
    const first = await visitor.result(id);
    time.now = LAST_MOMENT * 2;
    expect((await visitor.result(id)).text).toBe(first.text);
  });
});

test('a candidate who goes takes everything along', async () => {
  const visitor = browser();
  const id = await visitor.startId();
  await visitor.save(id, anAnswer(1, 'TRUE'));
  await visitor.submit(id);
  await visitor.save(id, anAnswer(1, 'FALSE', 2));
  await query('delete from attempts where id = $1', [id]);
  expect(
    await query(
      'select 1 from answers where attempt_id = $1 union all select 1 from late_answers where attempt_id = $1',
      [id],
    ),
  ).toEqual([]);
});
