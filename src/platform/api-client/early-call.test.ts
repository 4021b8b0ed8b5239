// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerApi, heldAnswer, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { EARLY_CALL_SCRIPT, takeEarlyAnswer } from './early-call.ts';
import { clearStoredSession, getStoredSession, saveStoredSession } from './stored-session.ts';

const PATH = '/api/lamps';
const REFRESH = '/api/users/token/refresh';

/** An access token that runs out so many minutes from now. */
function aToken(minutes: number): string {
  const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + minutes * 60 }));
  return `head.${payload.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.sign`;
}

const session = (id: string, token: string) => ({ user: { id }, role: 'learner', token });
const FRESH = aToken(10);
const SPENT = aToken(-10);

beforeEach(() => {
  document.documentElement.lang = 'en';
  saveStoredSession(session('mei', FRESH));
});
afterEach(() => {
  takeEarlyAnswer(PATH);
  clearStoredSession();
});

/** Runs the script as a page has it. Returns what it showed. */
function sendEarly(): unknown[] {
  const shown: unknown[] = [];
  // oxlint-disable-next-line no-new-func -- The script is text: it stands in the page.
  new Function('path', 'show', `(${EARLY_CALL_SCRIPT})(path, show)`)(PATH, (answer: unknown) =>
    shown.push(answer),
  );
  return shown;
}

const tokensOf = (sent: ReturnType<typeof answerApi>) => sent.map(({ path, token }) => [path, token]);

test('the call is sent as the person who is signed in, shown, and handed over once', async () => {
  const sent = answerApi({ [PATH]: () => reply({ lamps: 3 }) });
  const shown = sendEarly();
  await expect.poll(() => shown).toEqual([{ status: true, lamps: 3 }]);
  const answer = takeEarlyAnswer(PATH);
  expect(await (await answer)?.json()).toEqual({ status: true, lamps: 3 });
  expect(takeEarlyAnswer(PATH)).toBeUndefined();
  expect(tokensOf(sent)).toEqual([[PATH, FRESH]]);
});

test.each([null, '{"token":', '{}', '"auth"'])(
  '%s is stored instead of a session: nothing is sent',
  (kept) => {
    clearStoredSession();
    if (kept !== null) localStorage.setItem('auth', kept);
    const sent = answerApi({});
    try {
      sendEarly();
    } catch {
      // The page's script is surrounded by a `try`.
    }
    expect(sent).toEqual([]);
    expect(takeEarlyAnswer(PATH)).toBeUndefined();
  },
);

test('a token that ran out is renewed first, and stored', async () => {
  saveStoredSession(session('mei', SPENT));
  const sent = answerApi({
    [REFRESH]: () => reply(session('mei', FRESH)),
    [PATH]: () => reply({ lamps: 3 }),
  });
  const shown = sendEarly();
  await expect.poll(() => shown).toHaveLength(1);
  expect(tokensOf(sent)).toEqual([
    [REFRESH, undefined],
    [PATH, FRESH],
  ]);
  expect(getStoredSession()).toEqual(session('mei', FRESH));
  expect(takeEarlyAnswer(PATH)).toBeDefined();
});

test('a session that has ended stays stored for the page to find out', async () => {
  saveStoredSession(session('mei', SPENT));
  const over = () => refusal('session-over', 401);
  const sent = answerApi({ [REFRESH]: over, [PATH]: over });
  const shown = sendEarly();
  expect((await takeEarlyAnswer(PATH))?.status).toBe(401);
  expect(tokensOf(sent)).toEqual([
    [REFRESH, undefined],
    [PATH, SPENT],
  ]);
  expect(getStoredSession()).toEqual(session('mei', SPENT));
  expect(shown).toEqual([]);
});

test('somebody signs out while the token is renewed: they stay signed out, and nothing is asked', async () => {
  saveStoredSession(session('mei', SPENT));
  const { answer, give } = heldAnswer();
  const sent = answerApi({ [REFRESH]: answer });
  sendEarly();
  const taken = takeEarlyAnswer(PATH);
  await expect.poll(() => sent.length).toBe(1);
  clearStoredSession();
  give(reply(session('mei', FRESH)));
  await expect(taken).rejects.toBeDefined();
  expect(getStoredSession()).toBeNull();
  expect(tokensOf(sent)).toEqual([[REFRESH, undefined]]);
});

test.each([
  ['signs out', () => clearStoredSession()],
  ['is followed by somebody else', () => saveStoredSession(session('lin', FRESH))],
])('the answer is neither shown nor handed over when the person %s meanwhile', async (_, change) => {
  const { answer, give } = heldAnswer();
  const sent = answerApi({ [PATH]: answer });
  const shown = sendEarly();
  await expect.poll(() => sent.length).toBe(1);
  change();
  give(reply({ lamps: 3 }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown).toEqual([]);
  expect(takeEarlyAnswer(PATH)).toBeUndefined();
});

test('an answer in another language, or to another path, is not taken', () => {
  answerApi({ [PATH]: () => reply({}) });
  sendEarly();
  document.documentElement.lang = 'zh-Hant';
  expect(takeEarlyAnswer(PATH)).toBeUndefined();
  document.documentElement.lang = 'en';
  sendEarly();
  expect(takeEarlyAnswer('/api/chairs')).toBeUndefined();
});

test('without a connection it is handed over as a call that failed', async () => {
  answerApi({ [PATH]: noConnection });
  const shown = sendEarly();
  await expect(takeEarlyAnswer(PATH)).rejects.toThrow('Failed to fetch');
  expect(shown).toEqual([]);
});
