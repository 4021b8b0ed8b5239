import type { LineSample } from '../../domain/room/line-quality.ts';

type Counts = { readonly lost: number; readonly received: number };

type Entry = {
  readonly type: string;
  readonly packetsLost?: number;
  readonly packetsReceived?: number;
  readonly currentRoundTripTime?: number;
  readonly availableOutgoingBitrate?: number;
  readonly state?: string;
  readonly nominated?: boolean;
};

/** Reads the state of a line again and again: what changed since the last look counts. */
export function createLineReader() {
  let last: Counts | undefined;
  return function readLine(report: RTCStatsReport): LineSample {
    let counts: Counts = { lost: 0, received: 0 };
    let roundTripMs: number | null = null;
    let outgoingKbps: number | null = null;
    report.forEach((entry: Entry) => {
      if (entry.type === 'inbound-rtp')
        counts = {
          lost: counts.lost + Math.max(0, entry.packetsLost ?? 0),
          received: counts.received + (entry.packetsReceived ?? 0),
        };
      if (entry.type !== 'candidate-pair' || entry.state !== 'succeeded' || entry.nominated !== true) return;
      if (entry.currentRoundTripTime !== undefined) roundTripMs = entry.currentRoundTripTime * 1_000;
      if (entry.availableOutgoingBitrate !== undefined) outgoingKbps = entry.availableOutgoingBitrate / 1_000;
    });
    const lost = last ? counts.lost - last.lost : 0;
    const received = last ? counts.received - last.received : 0;
    last = counts;
    const all = lost + received;
    return { lossShare: all > 0 && lost > 0 ? lost / all : null, roundTripMs, outgoingKbps };
  };
}
