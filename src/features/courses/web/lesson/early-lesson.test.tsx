// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { saveStoredSession } from '#platform/api-client/stored-session.ts';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { lessonState, NO_FACTS } from '#features/courses/domain/lesson-state.ts';
import { viewLessonState } from '#features/courses/server/progress/view-progress.ts';
import { loadSiteContent } from '#server/site-content.ts';
import { CATALOGUES, LANGUAGES, say, type Language } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { paths } from '#paths';
import type { GroupText } from '#platform/i18n/text-groups.ts';
import { EarlyLesson } from './early-lesson.tsx';
import { earlyLessonScript } from './early-lesson-script.ts';
import { LessonStart } from './lesson-start.tsx';
import { startOfReply } from './start-of-lesson.ts';
import { useLessonReply } from './use-lesson-reply.ts';

const LESSONS = loadSiteContent().courses.courses.flatMap(({ slug, modules }) =>
  modules.flatMap(({ lessons }) =>
    lessons.flatMap(({ loaded, number, minutes }) =>
      loaded ? [{ course: slug, number, minutes, lesson: loaded.content, outline: loaded.outline }] : [],
    ),
  ),
);
type Lesson = (typeof LESSONS)[number];

const textOf =
  (language: Language): GroupText<'learn'> =>
  (path, parameters) =>
    say(language, `learn.${path}`, parameters);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const signIn = (id = 'mei') => saveStoredSession({ user: { id }, role: 'learner', token: 'a-token' });

const pathOf = ({ course, lesson }: Lesson) => `/api/courses/${course}/lessons/${lesson.slug}`;

const inLanguage = (language: Language, element: React.ReactElement) => (
  <TextProvider language={language} catalogue={CATALOGUES[language]}>
    {element}
  </TextProvider>
);

/** A lesson as the server answers: untouched, half done, or done with a part that was added since. */
function replyTo({ number, minutes, lesson, outline }: Lesson, half = false) {
  const whole = viewLessonState(lessonState(outline, NO_FACTS));
  const left = whole.left.slice(Math.ceil(whole.left.length / 2));
  const progress = half ? { ...whole, left, done_count: whole.required_count - left.length } : whole;
  return { lesson, number, minutes, progress, answers: [], server_now: '2026-11-23T08:00:00.000Z' };
}

/** A page of this lesson that was loaded, and no script but the early one has run. */
function loadPage({ course, lesson }: Lesson, language: Language) {
  window.history.replaceState(null, '', paths.lesson({ course, lesson: lesson.slug }));
  document.documentElement.lang = language;
  const { container } = render(inLanguage(language, <EarlyLesson />));
  // oxlint-disable-next-line no-new-func -- The script is text: it stands in the page.
  new Function(earlyLessonScript(textOf(language)))();
  return container.querySelector('[data-early-lesson]');
}

test.each(LANGUAGES)('in %s the script draws every lesson as the page does', async (language) => {
  signIn();
  expect(LESSONS.length).toBeGreaterThan(100);
  for (const [index, lesson] of LESSONS.entries()) {
    const answer = replyTo(lesson, index % 2 === 1);
    answerApi({ [pathOf(lesson)]: () => reply(answer) });
    const box = loadPage(lesson, language);
    await expect.poll(() => box?.childElementCount, { interval: 1 }).toBeGreaterThan(0);
    const start = startOfReply(textOf(language), language, answer);
    const { container } = render(inLanguage(language, <LessonStart start={start} />));
    expect(box?.innerHTML).toBe(container.firstElementChild?.innerHTML);
    expect(box?.className).toBe(container.firstElementChild?.className);
    cleanup();
  }
});

const [FIRST, SECOND] = LESSONS as [Lesson, Lesson];

test('a lesson that was changed since it was done says so before the scripts are there', async () => {
  signIn();
  const answer = replyTo(FIRST);
  const added = { ...answer, progress: { ...answer.progress, left: [], added: ['new-part'] } };
  answerApi({ [pathOf(FIRST)]: () => reply(added) });
  const box = loadPage(FIRST, 'en');
  await expect.poll(() => box?.textContent).toContain(say('en', 'learn.progress.added', { count: 1 }));
});

test('names are shown as they are written, and are no markup', async () => {
  signIn();
  const answer = replyTo(FIRST);
  const title = { en: '<img src=x> & "tags"', 'zh-Hant': '標籤' };
  answerApi({ [pathOf(FIRST)]: () => reply({ ...answer, lesson: { ...answer.lesson, title } }) });
  const box = loadPage(FIRST, 'en');
  await expect.poll(() => box?.querySelector('h1')?.textContent).toBe(title.en);
  expect(box?.querySelector('img')).toBeNull();
});

test.each([
  ['a refusal', () => refusal('course-needed', 403)],
  ['no connection', noConnection],
])('%s draws nothing', async (_, answer) => {
  signIn();
  const sent = answerApi({ [pathOf(FIRST)]: answer });
  const box = loadPage(FIRST, 'en');
  await expect.poll(() => sent.length).toBe(1);
  await vi.dynamicImportSettled();
  expect(box?.childElementCount).toBe(0);
});

test('nobody is signed in: nothing is asked before the page is alive', () => {
  const sent = answerApi({});
  loadPage(FIRST, 'en');
  expect(sent).toEqual([]);
});

/** What the page says of its lesson. */
function Asking({ of }: { readonly of: Lesson }) {
  const { state } = useLessonReply(of.course, of.lesson.slug);
  return <output>{state.status === 'ready' ? state.reply.number : state.status}</output>;
}

test('the page that comes alive takes the early answer, and asks nothing again', async () => {
  signIn();
  const sent = answerApi({ [pathOf(FIRST)]: () => reply(replyTo(FIRST)) });
  loadPage(FIRST, 'en');
  const page = paths.lesson({ course: FIRST.course, lesson: FIRST.lesson.slug });
  const { container } = renderPage({ page: () => <Asking of={FIRST} />, path: page });
  await expect.poll(() => container.textContent).toBe(FIRST.number);
  expect(sent.map(({ path }) => path)).toEqual([pathOf(FIRST)]);
});

test('another lesson than the one that was loaded is asked for', async () => {
  signIn();
  const sent = answerApi({
    [pathOf(FIRST)]: () => reply(replyTo(FIRST)),
    [pathOf(SECOND)]: () => reply(replyTo(SECOND)),
  });
  loadPage(FIRST, 'en');
  const page = paths.lesson({ course: SECOND.course, lesson: SECOND.lesson.slug });
  const { container } = renderPage({ page: () => <Asking of={SECOND} />, path: page });
  await expect.poll(() => container.textContent).toBe(SECOND.number);
  expect(new Set(sent.map(({ path }) => path))).toEqual(new Set([pathOf(FIRST), pathOf(SECOND)]));
  expect(sent).toHaveLength(2);
});
