import { expect, test } from 'vitest';
import { ORDER_STATES, TURNS, type OrderState, type Turn } from './marking-order.ts';
import { nextPlace, type OrderPlace } from './order-events.ts';

const SIX = [12, 12, 12, 12];
const NEAR = [13, 13, 13, 13];
const FAR = [15, 15, 15, 15];

type Event = Parameters<typeof nextPlace>[1];
const claimed: Event = { kind: 'claimed' };
const unclaimed: Event = { kind: 'unclaimed' };
const cancelled: Event = { kind: 'cancelled' };
const third: Event = { kind: 'third-requested' };
const marked = (needsSecond: boolean, first = SIX, second?: number[]): Event => ({
  kind: 'marked',
  needsSecond,
  bands: { first, second },
});

const place = (text: string): OrderPlace => {
  const [state, turn] = text.split(' ');
  return { state: state as OrderState, turn: turn as Turn };
};

test.each<[string, string, Event, string | undefined]>([
  ['waiting first', 'claimed', claimed, 'claimed first'],
  ['claimed first', 'given back', unclaimed, 'waiting first'],
  ['claimed first', 'marked', marked(false), 'done first'],
  ['claimed first', 'marked, with a second teacher', marked(true), 'second-opinion second'],
  ['second-opinion second', 'claimed', claimed, 'second-opinion second'],
  ['second-opinion second', 'given back', unclaimed, 'second-opinion second'],
  ['second-opinion second', 'marked half a band apart', marked(true, SIX, NEAR), 'done second'],
  ['second-opinion second', 'marked further apart', marked(true, SIX, FAR), 'second-opinion agreement'],
  ['second-opinion agreement', 'claimed', claimed, undefined],
  ['second-opinion agreement', 'brought together', marked(true, NEAR, SIX), 'done agreement'],
  ['second-opinion agreement', 'still apart', marked(true, SIX, FAR), 'second-opinion agreement'],
  ['second-opinion agreement', 'given to a third teacher', third, 'second-opinion third'],
  ['second-opinion second', 'given to a third teacher', third, undefined],
  ['second-opinion third', 'claimed', claimed, 'second-opinion third'],
  ['second-opinion third', 'decided', marked(true, SIX, FAR), 'done third'],
  ['done first', 'marked in a new version', marked(false), 'done first'],
  ['done first', 'claimed', claimed, undefined],
  ['done first', 'cancelled', cancelled, undefined],
  ['waiting first', 'marked by nobody', marked(false), undefined],
  ['waiting first', 'cancelled', cancelled, 'cancelled first'],
  ['claimed first', 'cancelled', cancelled, 'cancelled first'],
  ['second-opinion third', 'cancelled', cancelled, 'cancelled third'],
  ['cancelled first', 'cancelled again', cancelled, undefined],
  ['cancelled first', 'marked', marked(false), undefined],
])('an order that is %s, %s', (from, _, event, to) => {
  expect(nextPlace(place(from), event)).toEqual(to === undefined ? undefined : place(to));
});

test('nothing leaves a cancelled order', () => {
  for (const turn of TURNS)
    for (const event of [claimed, unclaimed, cancelled, third, marked(true), marked(false)])
      expect(nextPlace({ state: 'cancelled', turn }, event)).toBeUndefined();
  expect(ORDER_STATES).toContain('cancelled');
});
