import type { MockTest } from '#features/library/server/index.ts';
import type { Localised } from '#platform/i18n/language.ts';

/** The name of a mock test in both languages. It is the slug where the content no longer has the test. */
export function titleOf(test: Pick<MockTest, 'title'> | undefined, slug: string): Localised {
  return test?.title ?? { en: slug, 'zh-Hant': slug };
}
