import { expect, test, vi } from 'vitest';
import type { CallResult } from '../api-client/send-call.ts';
import { createWriterHold } from './writer-hold.ts';

type Reply = CallResult<{ held: boolean; unbroken: boolean }>;

const HELD: Reply = { ok: true, reply: { held: true, unbroken: true } };
const UNREACHABLE: Reply = { ok: false, kind: 'unreachable' };
const REFUSED: Reply = {
  ok: false,
  kind: 'refused',
  code: 'held-elsewhere',
  problem: { type: 'urn:ninefold:problem:held-elsewhere', title: '', status: 409, detail: '' },
};

function aHold(...replies: readonly Reply[]) {
  const left = [...replies];
  type Claim = { writer: string; takeOver: boolean; insteadOf?: string };
  const claim = vi.fn<(claim: Claim) => Promise<Reply>>(async () => left.shift() ?? HELD);
  const tabs = { findClosed: vi.fn(async (): Promise<string | undefined> => undefined), keep: vi.fn() };
  const leave = vi.fn(async () => undefined);
  return { hold: createWriterHold({ tabs, claim, leave }), claim, tabs, leave };
}

const nameOf = (claim: ReturnType<typeof aHold>['claim'], turn: number) => claim.mock.calls[turn]?.[0].writer;

test('a page that opens claims by a name of its own, which its browser remembers', async () => {
  const { hold, claim, tabs } = aHold();
  expect(await hold.open()).toEqual({ state: 'here', unbroken: true });
  expect(hold.name()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(claim).toHaveBeenCalledExactlyOnceWith({ writer: hold.name(), takeOver: false });
  expect(tabs.keep).toHaveBeenCalledExactlyOnceWith(hold.name());
});

test('a closed tab of the browser gives way, also when the server is reached only later', async () => {
  const { hold, claim, tabs } = aHold(UNREACHABLE);
  tabs.findClosed.mockResolvedValue('the-closed-one');
  expect(await hold.open()).toEqual({ state: 'unknown' });
  expect(hold.writes()).toBe(true);
  await hold.renew();
  await hold.renew();
  expect(claim.mock.calls.map(([each]) => each.insteadOf)).toEqual([
    'the-closed-one',
    'the-closed-one',
    undefined,
  ]);
});

test('another tab or device writes: nothing is claimed until it is taken over, under a new name', async () => {
  const { hold, claim, tabs } = aHold(REFUSED);
  expect(await hold.open()).toEqual({ state: 'elsewhere' });
  expect([hold.writes(), hold.hasWritten(), tabs.keep.mock.calls.length]).toEqual([false, false, 0]);
  expect(await hold.renew()).toEqual({ state: 'elsewhere' });
  expect(claim).toHaveBeenCalledTimes(1);
  expect(await hold.takeOver()).toEqual({ state: 'here', unbroken: true });
  expect(claim.mock.calls[1]?.[0].takeOver).toBe(true);
  expect(nameOf(claim, 1)).not.toBe(nameOf(claim, 0));
  expect(hold.name()).toBe(nameOf(claim, 1));
});

test('a page that closes says so only while it writes', async () => {
  const { hold, leave } = aHold();
  await hold.open();
  hold.leave();
  expect(leave).toHaveBeenCalledExactlyOnceWith(hold.name());
  hold.lose();
  hold.leave();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(hold.hasWritten()).toBe(true);
});
