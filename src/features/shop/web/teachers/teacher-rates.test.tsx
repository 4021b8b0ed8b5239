// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import type { TeacherView } from '../../catalogue-contract.ts';
import { TeacherRates } from './teacher-rates.tsx';

const tier = (minutes: 25 | 50) => ({
  minutes,
  entries: [{ key: '10_lesson', lessons: 2, priceMinor: 3600, desc: '2 lessons', available: true }],
});

function show(isOpen: boolean, isClosed = false) {
  const teacher: TeacherView = {
    slug: 'hannah',
    key: 'teacher_01',
    portrait: { src: '/media/a.svg', width: 480, height: 480, alt: 'A portrait' },
    name: 'Hannah',
    country: 'United Kingdom',
    headline: 'Writing that a reader can follow',
    bio: ['One.'],
    specialities: ['Writing'],
    languages: ['English'],
    timeZone: 'Europe/London',
    timeZoneCity: 'London',
    lessonsOpening: { isOpen, counted: null, notYet: isOpen ? [] : ['one-to-one-lessons'] },
    rates: { low: tier(25), high: tier(50) },
  };
  const path = paths.teacher(teacher);
  return renderPage({ path, page: () => <TeacherRates teacher={teacher} isClosed={isClosed} /> });
}

beforeEach(() => localStorage.clear());

test('a pack of lessons goes into the cart', async () => {
  const { container, user } = show(true);
  const [button] = within(container).getAllByRole('button', {
    name: new RegExp(say('en', 'catalogue.buy.add')),
  });
  if (button) await user.click(button);
  expect(localStorage.getItem('cart')).toContain('lesson:teacher_01:low:10_lesson');
});

test('before lessons can be booked their prices are shown, and nothing is sold', () => {
  const { container } = show(false);
  expect(within(container).queryAllByRole('button')).toEqual([]);
  expect(within(container).getAllByText(say('en', 'catalogue.buy.notOpen'))).toHaveLength(2);
  expect(container.textContent).toContain('US$36');
});

test('of a teacher without hours nothing is sold, and it says so', () => {
  const { container } = show(true, true);
  expect(within(container).queryAllByRole('button')).toEqual([]);
  expect(within(container).getAllByText(say('en', 'catalogue.buy.withdrawn'))).toHaveLength(2);
});
