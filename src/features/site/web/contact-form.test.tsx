// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#paths';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { dropContactDraft, keepContactDraft } from './contact-draft.ts';
import { ContactForm } from './contact-form.tsx';

const user = { first_name: '美玲', last_name: '林', email: 'mei@example.org' };

function theForm(search = '') {
  onTestFinished(() => {
    clearStoredSession();
    dropContactDraft();
  });
  const page = () => <ContactForm email="hello@ninefold.example" />;
  const { container } = renderPage({ page, path: paths.contact(), search });
  const form = container.querySelector('form');
  const data = new FormData(form ?? undefined);
  return Object.fromEntries(['name', 'email', 'topic', 'message'].map((name) => [name, data.get(name)]));
}
const fromTeacher = (teacher: string) =>
  paths.contact({ topic: 'teachers', teacher }).slice(paths.contact().length);

test('the form knows who is signed in and which teacher it is about', () => {
  saveStoredSession({ user, role: 'learner', token: 'a-token' });
  expect(theForm(fromTeacher('Hannah Reed'))).toEqual({
    name: '林美玲',
    email: 'mei@example.org',
    topic: 'teachers',
    message: 'About lessons with Hannah Reed:\n\n',
  });
});

test('what was typed before stays', () => {
  saveStoredSession({ user, role: 'learner', token: 'a-token' });
  keepContactDraft({ name: 'Mei', email: '', topic: '', message: 'Which course is right for me?' });
  expect(theForm(fromTeacher('Hannah'))).toMatchObject({
    name: 'Mei',
    email: 'mei@example.org',
    message: 'Which course is right for me?',
  });
});

test('a visitor’s form is empty', () => {
  expect(theForm()).toEqual({ name: '', email: '', topic: '', message: '' });
});

test.each(['http://evil.example', 'call 0912345678', 'x'.repeat(61)])('%s is no teacher', (teacher) => {
  expect(theForm(fromTeacher(teacher)).message).toBe('');
});
