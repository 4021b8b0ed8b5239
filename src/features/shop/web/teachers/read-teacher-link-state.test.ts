import { expect, test } from 'vitest';
import type { TeacherView } from '../../catalogue-contract.ts';
import { readTeacherLinkState } from './read-teacher-link-state.ts';

const tier = (minutes: 25 | 50) => ({
  minutes,
  entries: [{ key: '01_lesson', lessons: 1, priceMinor: 2600, desc: '1 lesson', available: true }],
});

function aTeacher(): TeacherView {
  return {
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
    lessonsOpening: { isOpen: true, counted: null, notYet: [] },
    rates: { low: tier(25), high: tier(50) },
  };
}

/** As an older version of the site passed it. */
function withoutAvailability() {
  const [{ available: _, ...entry }] = tier(25).entries as [ReturnType<typeof tier>['entries'][number]];
  return { minutes: 25, entries: [entry] };
}

test('a whole teacher of the address is taken as passed', () => {
  expect(readTeacherLinkState({ teacher: aTeacher() }, 'hannah')).toEqual(aTeacher());
});

test.each([
  ['nothing', null],
  ['a text', 'hannah'],
  ['no teacher', {}],
  ['another teacher', { teacher: { ...aTeacher(), slug: 'rohan' } }],
  [
    'a rate of which nothing says whether it is on sale',
    { teacher: { ...aTeacher(), rates: { low: withoutAvailability(), high: tier(50) } } },
  ],
  ['a time zone without a city', { teacher: { ...aTeacher(), timeZoneCity: undefined } }],
  ['no rates', { teacher: { ...aTeacher(), rates: undefined } }],
  [
    'a tier of another length',
    { teacher: { ...aTeacher(), rates: { low: { ...tier(25), minutes: 30 }, high: tier(50) } } },
  ],
  [
    'a tier without entries',
    { teacher: { ...aTeacher(), rates: { low: { minutes: 25, entries: [] }, high: tier(50) } } },
  ],
  ['a bio that is no list', { teacher: { ...aTeacher(), bio: 'One.' } }],
  [
    'a portrait without a size',
    { teacher: { ...aTeacher(), portrait: { src: '/media/a.svg', alt: 'A portrait' } } },
  ],
])('%s counts as not passed', (_, state) => {
  expect(readTeacherLinkState(state, 'hannah')).toBeUndefined();
});
