// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { answerApi, heldAnswer, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { keepSession } from './keep-session.ts';
import { verifySession } from './verify-session.ts';

const VERIFY = '/api/users/token/verify';
const REFRESH = '/api/users/token/refresh';

const mei = (firstName = 'Mei') => ({ id: 'mei', first_name: firstName });
const session = (token: string, user: object = mei()) => ({ user, role: 'learner', token });
const over = () => refusal('session-over', 401);

beforeEach(() => saveStoredSession(session('old')));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const isMarked = () => document.documentElement.hasAttribute('data-signed-in');

test('a session that counts stays, and takes what changed of the account', async () => {
  const sent = answerApi({ [VERIFY]: () => reply({ user: mei('Meihua'), role: 'teacher' }) });
  await verifySession();
  expect(getStoredSession()).toEqual({ user: mei('Meihua'), role: 'teacher', token: 'old' });
  expect(sent.map(({ token }) => token)).toEqual(['old']);
});

/** Any reply but 200 with `status` true signs this browser out, and so does a failed call. */
describe('a browser is signed out when', () => {
  test.each([
    ['its session has ended', { [VERIFY]: over, [REFRESH]: over }],
    ['the account is suspended', { [VERIFY]: over, [REFRESH]: () => refusal('account-suspended', 403) }],
    ['the call fails', { [VERIFY]: noConnection }],
    ['the server is in trouble', { [VERIFY]: () => new Response('x', { status: 500 }) }],
    ['the server is too busy', { [VERIFY]: () => refusal('unavailable', 503) }],
    ['the answer is not true', { [VERIFY]: () => Response.json({ status: false }) }],
    ['the answer is no answer of ours', { [VERIFY]: () => new Response('<p>Sign in to the network</p>') }],
  ])('%s', async (_, answers) => {
    vi.useFakeTimers();
    answerApi(answers);
    const verifying = verifySession();
    await vi.advanceTimersByTimeAsync(2_000);
    await verifying;
    expect(localStorage.getItem('auth')).toBeNull();
  });

  test.each(['{"token":', '"auth"', '{}', 'null'])('%s is kept instead of a session', async (kept) => {
    const sent = answerApi({});
    localStorage.setItem('auth', kept);
    await verifySession();
    expect(localStorage.getItem('auth')).toBeNull();
    expect(sent).toEqual([]);
  });
});

test('a token that ran out is renewed, and the session stays', async () => {
  answerApi({
    [VERIFY]: ({ token }) => (token === 'new' ? reply({ user: mei(), role: 'learner' }) : over()),
    [REFRESH]: () => reply(session('new')),
  });
  await verifySession();
  expect(getStoredSession()).toEqual(session('new'));
});

describe('while the server is asked', () => {
  test.each(['beforeunload', 'pagehide'])(
    'a page that is left (%s) and whose call is cut short signs nobody out',
    async (event) => {
      vi.useFakeTimers();
      const { promise, reject } = Promise.withResolvers<Response>();
      answerApi({ [VERIFY]: () => promise });
      const verifying = verifySession();
      reject(new TypeError('Failed to fetch'));
      // The browser tells the page after it has cut its calls short.
      await vi.advanceTimersByTimeAsync(100);
      window.dispatchEvent(new Event(event));
      await vi.advanceTimersByTimeAsync(2_000);
      await verifying;
      expect(getStoredSession()).toEqual(session('old'));
    },
  );

  test('a learner who signs out stays signed out', async () => {
    const { answer, give } = heldAnswer();
    answerApi({ [VERIFY]: answer });
    const verifying = verifySession();
    localStorage.clear();
    give(reply({ user: mei(), role: 'learner' }));
    await verifying;
    expect(getStoredSession()).toBeNull();
  });

  test.each([
    ['somebody else', { id: 'lin' }],
    ['the same person', mei()],
  ])('%s signs in: what is said of the session before does not concern that', async (_, user) => {
    const { answer, give } = heldAnswer();
    const now = () => reply({ user, role: 'learner' });
    answerApi({ [VERIFY]: ({ token }) => (token === 'old' ? answer() : now()), [REFRESH]: over });
    const verifying = verifySession();
    saveStoredSession(session('another', user));
    // A refusal would be asked about again by the call itself, with the token that came.
    give(Response.json({ status: false }));
    await verifying;
    expect(getStoredSession()).toEqual(session('another', user));
  });

  test('a session that is renewed and refused all the same ends, and is not asked about for ever', async () => {
    let renewals = 0;
    const sent = answerApi({
      [VERIFY]: over,
      [REFRESH]: () => {
        renewals += 1;
        return reply(session(`new ${renewals}`));
      },
    });
    await verifySession();
    expect(getStoredSession()).toBeNull();
    expect(sent.length).toBeLessThan(10);
  });
});

describe('a page that comes alive', () => {
  test('has the session that it was loaded with verified, and is marked as it is kept', async () => {
    const { answer, give } = heldAnswer();
    const sent = answerApi({ [VERIFY]: answer, [REFRESH]: over });
    document.documentElement.setAttribute('data-signed-in', '');
    keepSession();
    await expect.poll(() => sent.length).toBe(1);
    give(over());
    await expect.poll(isMarked).toBe(false);
    saveStoredSession(session('another'));
    expect(isMarked()).toBe(true);
  });

  test('asks nothing without a connection, and asks when it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const sent = answerApi({ [VERIFY]: () => reply({ user: mei('Meihua'), role: 'learner' }) });
    keepSession();
    expect(sent).toEqual([]);
    expect(getStoredSession()).toEqual(session('old'));
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => getStoredSession()?.user).toEqual(mei('Meihua'));
  });

  test('asks nothing where nothing is kept', () => {
    localStorage.clear();
    const sent = answerApi({});
    keepSession();
    expect(sent).toEqual([]);
  });
});
