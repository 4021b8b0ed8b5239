import { expect, test } from 'vitest';
import { addHoliday, keepExceptions, removeHoliday, removeZone, setZone } from './change-schedule.ts';
import {
  MOST_EXCEPTIONS,
  MOST_HOLIDAYS,
  MOST_ZONES,
  zoneOn,
  type Holiday,
  type HoursException,
  type ZonePeriod,
} from './schedule.ts';

const TODAY = '2026-11-28';
const home: ZonePeriod = { from: null, zone: 'Europe/London' };
const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);

test('holidays are in the order of their dates, and the same days are there once', () => {
  const later = { from: '2026-12-24', to: '2026-12-31' };
  const earlier = { from: '2026-12-01', to: '2026-12-02' };
  const both = addHoliday(addHoliday(addHoliday([], later, TODAY), earlier, TODAY), later, TODAY);
  expect(both).toEqual([earlier, later]);
  expect(removeHoliday(both, later)).toEqual([earlier]);
});

test('where the list is full, holidays that are over make room, and those to come stay', () => {
  const full: Holiday[] = Array.from({ length: MOST_HOLIDAYS }, (_, at) => ({
    from: dayOf(at * 7),
    to: dayOf(at * 7),
  }));
  const added = { from: '2026-12-25', to: '2026-12-25' };
  const kept = addHoliday(full, added, TODAY);
  expect(kept).toEqual(
    [...full.filter(({ to }) => to >= TODAY), added].sort((a, b) => (a.from < b.from ? -1 : 1)),
  );
});

test('exceptions are forgotten a week after their day, and only those from today on are counted', () => {
  const on = (date: string, from: number): HoursException => ({ date, kind: 'closed', from, to: from + 1 });
  const past = Array.from({ length: MOST_EXCEPTIONS }, (_, at) => on('2026-11-20', at));
  const recent = on('2026-11-21', 0);
  const coming = Array.from({ length: MOST_EXCEPTIONS }, (_, at) => on(TODAY, at));
  expect(keepExceptions([...past, recent, ...coming], TODAY)).toEqual([recent, ...coming]);
  expect(keepExceptions([...coming, on('2026-12-01', 0)], TODAY)).toBeUndefined();
});

test('a zone lasts from its date until the next one that is planned', () => {
  const away = setZone([home], { from: '2026-12-20', zone: 'Asia/Taipei' }, TODAY);
  const back = setZone(away, { from: '2027-01-10', zone: 'Europe/London' }, TODAY);
  const dates = ['2026-12-19', '2026-12-20', '2027-01-09', '2027-01-10'];
  expect(dates.map((date) => zoneOn(back, date))).toEqual([
    'Europe/London',
    'Asia/Taipei',
    'Asia/Taipei',
    'Europe/London',
  ]);
  expect(setZone(back, { from: '2026-12-20', zone: 'Asia/Tokyo' }, TODAY)).toHaveLength(3);
});

test('a zone that follows itself is no change', () => {
  expect(setZone([home], { from: TODAY, zone: home.zone }, TODAY)).toEqual([home]);
  const away = setZone([home], { from: '2026-12-20', zone: 'Asia/Taipei' }, TODAY);
  const back = setZone(away, { from: '2027-01-10', zone: 'Europe/London' }, TODAY);
  expect(removeZone(back, '2026-12-20')).toEqual([home]);
});

test('where the list is full, the oldest zones of the past are forgotten, and the zone of today stays', () => {
  const zones = Array.from({ length: MOST_ZONES }, (_, at): ZonePeriod => ({
    from: at === 0 ? null : dayOf(at * 10),
    zone: at % 2 === 0 ? 'Asia/Taipei' : 'Europe/London',
  }));
  const changed = setZone(zones, { from: '2027-01-01', zone: 'Asia/Tokyo' }, TODAY);
  expect(changed).toHaveLength(MOST_ZONES);
  expect([changed[0]?.from, zoneOn(changed, TODAY)]).toEqual([null, zoneOn(zones, TODAY)]);
});
