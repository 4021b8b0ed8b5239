import { randomUUID } from 'node:crypto';
import { BANK_NAMES } from '../../src/features/practice/domain/banks.ts';
import { PASSWORD, useAccounts } from '../../src/features/accounts/server/accounts-fixture.ts';
import { createEndlessSets } from '../../src/features/practice/server/content/endless-sets.ts';
import { createPracticeCatalogue } from '../../src/features/practice/server/content/practice-catalogue.ts';
import { loadSaidSounds } from '../../src/features/practice/server/content/said-sounds.ts';
import { loadWordTopics } from '../../src/features/practice/server/content/load-word-topics.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import type { LoadedSet } from '../../src/features/practice/server/content/load-practice-sets.ts';
import { aSet } from './a-set.ts';
import { mountPractice, PRACTICE_DATA, type PracticeDependencies } from '#features/practice/server/index.ts';

/** The calls of practice on a real API and database, with accounts. `givePlan` gives an account a plan. */
export function usePractice(
  sets: readonly LoadedSet[] = [
    aSet('grammar/one'),
    aSet('grammar/two'),
    aSet('grammar/three'),
    aSet('grammar/bought', { access: 'plan' }),
  ],
  findGroup: PracticeDependencies['lessons']['findGroup'] = () => undefined,
) {
  const plans = new Map<string, Date>();
  const catalogue = createPracticeCatalogue(
    { all: sets, find: (id) => sets.find(({ set }) => set.id === id) },
    createEndlessSets(loadSaidSounds('media')),
  );
  const nothing = () => undefined;
  const lessons = { byNumber: nothing, bySlug: nothing, courseNeeded: nothing, findGroup };
  const accounts = useAccounts({
    dataOfFeatures: [PRACTICE_DATA],
    alsoMount(api, options) {
      mountPractice(api, {
        ...options,
        catalogue,
        wordTopics: contentOrThrow(loadWordTopics('content')),
        lessons,
        mediaKey: Buffer.alloc(32, 1),
        async findAccess(accountId) {
          const until = plans.get(accountId);
          const banks = new Map(until ? BANK_NAMES.map((bank) => [bank, until]) : []);
          return { hasPlan: until !== undefined, banks, bought: new Set<string>() };
        },
        school: { name: 'The School' },
        publicUrl: options.config.publicUrl,
      });
    },
  });
  return {
    ...accounts,
    catalogue,
    lessons,
    givePlan: (accountId: string) => plans.set(accountId, new Date(Date.UTC(2030, 0, 1))),
    /** A browser with its cookies, and an account's token where there is one. */
    aBrowser(givenToken?: string) {
      let cookie = '';
      let token = givenToken;
      const send = async (method: string, path: string, body?: unknown) => {
        const reply = await accounts.ask(method, `/api/practice/${path}`, {
          ...(body === undefined ? {} : { body }),
          ...(token === undefined ? {} : { token }),
          headers: { cookie },
        });
        cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
        return reply;
      };
      return {
        send,
        /** Signs up with the address and the usual password, and opens the link of the email unless it is lost. */
        async signUp(email: string, { isLost = false } = {}) {
          const names = { first_name: 'Mei', last_name: 'Lin' };
          await accounts.ask('POST', '/api/users/signup', {
            body: { email, ...names, password: PASSWORD, password_confirmation: PASSWORD },
            headers: { cookie },
          });
          if (isLost) return;
          await accounts.ask('POST', '/api/users/email/verify', { body: { token: accounts.lastToken() } });
        },
        /** Signs an account in, which takes over the work of this browser. */
        async signIn(email: string) {
          const { body } = await accounts.ask('POST', '/api/users/signin', {
            body: { email, password: PASSWORD },
            headers: { cookie },
          });
          token = String(body['token']);
          cookie = '';
        },
        start: (choice: object = { mode: 'set', set: 'grammar/one' }, session = randomUUID(), minutes = 10) =>
          send('POST', 'sessions', { session, choice, minutes, zone: 'UTC' }),
        answer: (...answers: readonly object[]) => send('POST', 'answers', { zone: 'UTC', answers }),
      };
    },
  };
}

/** An answer of a session as a browser sends it. */
export const anAnswer = (session: string, number: number, changes: object = {}) => ({
  answer: randomUUID(),
  session,
  set: 'grammar/one',
  number,
  value: `Right ${number}.`,
  unsure: false,
  aided: false,
  ms: 4_000,
  at: '2026-11-28T09:00:00.000Z',
  ...changes,
});
