import { expect, test } from 'vitest';
import { createLineReader } from './read-line.ts';

const inbound = (packetsLost: number, packetsReceived: number) => ({
  type: 'inbound-rtp',
  packetsLost,
  packetsReceived,
});
const pair = (entry: object) => ({ type: 'candidate-pair', state: 'succeeded', nominated: true, ...entry });
const report = (...entries: object[]) =>
  new Map(entries.map((entry, at) => [`${at}`, entry])) as unknown as RTCStatsReport;

test('packets that were lost since the last look count, of sound and picture together', () => {
  const read = createLineReader();
  // A first look has nothing to compare with.
  expect(read(report(inbound(50, 50))).lossShare).toBeNull();
  expect(read(report(inbound(53, 60), inbound(2, 5))).lossShare).toBeCloseTo(5 / 20);
  expect(read(report(inbound(53, 70), inbound(2, 15))).lossShare).toBeNull();
});

test.each([
  ['the pair in use', pair({ currentRoundTripTime: 0.25, availableOutgoingBitrate: 90_000 }), 250, 90],
  ['a pair that is not in use', pair({ nominated: false, currentRoundTripTime: 9 }), null, null],
  ['a pair that failed', pair({ state: 'failed', availableOutgoingBitrate: 1 }), null, null],
  ['a browser that measures nothing', pair({}), null, null],
])('the time and the room for a picture: %s', (_, entry, roundTripMs, outgoingKbps) => {
  expect(createLineReader()(report(entry))).toMatchObject({ roundTripMs, outgoingKbps });
});
