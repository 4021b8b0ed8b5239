import { describe, expect, test } from 'vitest';
import {
  canBecome,
  canCancel,
  canPay,
  canRefund,
  isSettled,
  ORDER_STATES,
  settledState,
} from './order-state.ts';

describe('the states of an order', () => {
  test('what is over leads on only where money comes late, and refunds only forward or undone', () => {
    expect(ORDER_STATES.filter((to) => canBecome('cancelled', to))).toEqual(['paid']);
    expect(ORDER_STATES.filter((to) => canBecome('refunded', to))).toEqual(['paid', 'partly-refunded']);
    expect(ORDER_STATES.filter((from) => canBecome(from, 'draft'))).toEqual([]);
  });

  test('each is payable, settled or over, and never two of them', () => {
    for (const state of ORDER_STATES) {
      const over = state === 'expired' || state === 'cancelled';
      expect([canPay(state), isSettled(state), over].filter(Boolean)).toHaveLength(1);
      expect(canCancel(state)).toBe(canPay(state));
    }
  });

  test('it can be refunded while some of its money has not been', () => {
    expect(ORDER_STATES.filter(canRefund)).toEqual(['paid', 'partly-refunded']);
  });

  test.each([
    [0, 'paid'],
    [1, 'partly-refunded'],
    [4900, 'refunded'],
  ])('after %d of 4900 went back is %s', (refundedMinor, state) => {
    expect(settledState({ totalMinor: 4900, refundedMinor })).toBe(state);
  });
});
