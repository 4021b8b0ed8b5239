import { useAccounts } from '#features/accounts/server/accounts-fixture.ts';
import type { Courses } from './content/load-courses.ts';
import { someCourses } from './course-fixture.ts';
import { mountCourses } from './index.ts';

/** The calls of courses on a real API and database, with accounts. `buy` gives an account access to a course. */
export function useCourses({ courses = someCourses() }: { readonly courses?: Courses } = {}) {
  const entitlements = new Map<string, { key: string; accessUntil: Date }[]>();
  const accounts = useAccounts({
    alsoMount(api, options) {
      mountCourses(api, {
        ...options,
        courses,
        tutorials: { findTutorial: () => undefined },
        findEntitlements: async (accountId) => entitlements.get(accountId) ?? [],
      });
    },
  });

  const buy = (accountId: string, key: string, accessUntil = new Date(Date.UTC(2027, 10, 21))) => {
    entitlements.set(accountId, [{ key, accessUntil }]);
  };

  return {
    ...accounts,
    buy,
    /** A signed-in learner who has bought a course. */
    async aBuyer(key = 'lamps') {
      const session = await accounts.aSession();
      buy(session.account.id, key);
      return session;
    },
    /** A browser with its cookies, and an account's token where there is one. */
    aBrowser(token?: string) {
      let cookie = '';
      return {
        cookie: () => cookie,
        async send(method: string, path: string, body?: unknown, language: 'en' | 'zh-Hant' = 'en') {
          const reply = await accounts.ask(method, path, {
            ...(body === undefined ? {} : { body }),
            ...(token === undefined ? {} : { token }),
            headers: { cookie },
            language,
          });
          cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
          return reply;
        },
      };
    },
  };
}
