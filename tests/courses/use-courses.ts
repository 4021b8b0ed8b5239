import { useAccounts } from '../../src/features/accounts/server/accounts-fixture.ts';
import type { Courses } from '../../src/features/courses/server/content/load-courses.ts';
import { someCourses } from '../../src/features/courses/server/course-fixture.ts';
import type { PdfContent } from '#platform/pdf/pdf-content.ts';
import { mountCourses } from '#features/courses/server/index.ts';

/** The calls of courses on a real API and database, with accounts. `buy` gives an account access to a course. */
export function useCourses({ courses = someCourses() }: { readonly courses?: Courses } = {}) {
  const entitlements = new Map<string, { key: string; accessUntil: Date }[]>();
  const documents: PdfContent[] = [];
  const accounts = useAccounts({
    alsoMount(api, options) {
      mountCourses(api, {
        ...options,
        courses,
        mediaKey: Buffer.alloc(32, 1),
        tutorials: { findTutorial: () => undefined },
        pdfWriter: {
          async write(content) {
            documents.push(content);
            return { ok: true, file: new Uint8Array(Buffer.from('%PDF-1.7')) };
          },
        },
        publicUrl: options.config.publicUrl,
        findEntitlements: async (accountId) => entitlements.get(accountId) ?? [],
        findEndedAccess: async (accountId) =>
          (entitlements.get(accountId) ?? [])
            .filter(({ accessUntil }) => accessUntil <= options.clock.now())
            .map(({ key, accessUntil }) => ({ key, endedAt: accessUntil })),
      });
    },
  });

  const buy = (accountId: string, key: string, accessUntil = new Date(Date.UTC(2027, 10, 21))) => {
    entitlements.set(accountId, [{ key, accessUntil }]);
  };

  return {
    ...accounts,
    buy,
    /** The content of each PDF that was asked for. */
    documents,
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
