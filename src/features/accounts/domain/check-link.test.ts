import { expect, test } from 'vitest';
import { checkLink } from './check-link.ts';

const now = new Date('2026-11-21T09:00:00Z');
const earlier = new Date(now.getTime() - 1);
const later = new Date(now.getTime() + 1);

test.each([
  [undefined, 'link-unknown'],
  [{ usedAt: null, expiresAt: later }, undefined],
  [{ usedAt: null, expiresAt: now }, 'link-expired'],
  [{ usedAt: earlier, expiresAt: later }, 'link-used'],
  [{ usedAt: earlier, expiresAt: earlier }, 'link-used'],
])('the link %j: %j', (link, fault) => {
  expect(checkLink(link, now)).toBe(fault);
});
