// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import { aLesson } from './calendar-fixture.ts';
import { LessonsPart } from './lessons-part.tsx';

test.each([
  ['en', 'Mei Lin, 25 minutes (Booked)'],
  ['zh-Hant', 'Mei Lin，25 分鐘（已預約）'],
] as const)('a line of the lessons in %s has the punctuation of its language', (language, line) => {
  const lesson = aLesson({ learner_name: 'Mei Lin', minutes: 25 });
  const page = () => (
    <LessonsPart
      lessons={[lesson]}
      serverNow="2026-11-25T04:00:00.000Z"
      today="2026-11-25"
      courtesyHours={12}
      onChange={() => {}}
    />
  );
  const { container } = renderPage({ page, path: '/teach/calendar', language });
  expect(container.querySelector('[data-lesson="booked"]')?.textContent).toContain(line);
});
