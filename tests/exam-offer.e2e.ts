import { paths } from '#paths';
import { expect, open, PHONE, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

for (const language of LANGUAGES) {
  const title = `a visitor sees what a locked test has in it, and which plan opens it, in ${language}`;
  test(title, unlessIn('en', language), async ({ page, context }) => {
    await page.setViewportSize(PHONE);
    await speak(context, language);
    for (const [slug, written, spoken] of [
      ['basic-account', 'basic_account', 'premium_account'],
      ['premium-account', 'premium_account', 'premium_account'],
    ] as const) {
      await open(page, paths.plan({ slug }));
      const sections = page.locator('[data-full-test="academic-1"] [data-may-sit]');
      await expect(page.locator('[data-full-test="academic-1"] [data-may-sit="false"]')).toHaveCount(4);
      const openers = [written, written, written, spoken].map((plan) =>
        say(language, `mockTests.fullTests.openedBy.${plan}`),
      );
      await expect(sections).toContainText(openers);
      for (const skill of ['listening', 'reading'] as const) {
        const section = sections.filter({ hasText: say(language, `mockTests.skill.${skill}`) });
        await expect(section).toContainText(say(language, 'mockTests.fullTests.questions', { count: 40 }));
      }
      await expect(page.locator('[data-start-attempt], [data-start-sitting]')).toHaveCount(0);
    }
  });
}
