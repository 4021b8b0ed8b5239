import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { createDiskRoom, freeBytesOnDisk } from './disk-room.ts';

test('there is room down to the floor, and not below it', async () => {
  for (const [freeBytes, enough] of [
    [501, true],
    [500, true],
    [499, false],
    [0, false],
  ] as const) {
    const look = createDiskRoom({ directory: '/data', floorBytes: 500, freeBytes: async () => freeBytes });
    expect(await look()).toEqual({ freeBytes, enough });
  }
});

test('however many ask, the disk is looked at once a second', async () => {
  const freeBytes = vi.fn(async () => 1_000);
  let now = 0;
  const look = createDiskRoom({ directory: '/data', floorBytes: 1, freeBytes, now: () => now });
  await Promise.all(Array.from({ length: 50 }, look));
  now = 999;
  await look();
  expect(freeBytes).toHaveBeenCalledTimes(1);
  now = 1_000;
  await look();
  expect(freeBytes).toHaveBeenCalledTimes(2);
});

test('a directory that is not made yet is on the disk of the one above', async () => {
  expect(await freeBytesOnDisk(join(tmpdir(), 'not-made', 'yet'))).toBeGreaterThan(0);
});
