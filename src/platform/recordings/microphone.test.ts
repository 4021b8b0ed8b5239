import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeMicrophone, findMicrophoneRefusal, findRecordedType, openMicrophone } from './microphone.ts';

type Asking = () => Promise<unknown>;

/** A browser with a recorder for these types, and a microphone that answers so; `false`: it has none of it. */
function aBrowser({
  records = ['audio/webm;codecs=opus'] as readonly string[] | false,
  asks = (async () => 'a stream') as Asking | false,
  secure = true,
} = {}): void {
  vi.stubGlobal('window', { isSecureContext: secure });
  vi.stubGlobal('navigator', { mediaDevices: asks ? { getUserMedia: asks } : undefined });
  const recorder = records ? { isTypeSupported: (type: string) => records.includes(type) } : undefined;
  vi.stubGlobal('MediaRecorder', recorder);
}

const failing = (name: string) => async () => {
  throw Object.assign(new Error('No.'), { name });
};

afterEach(() => vi.unstubAllGlobals());

describe('what is said of a microphone before it is asked for', () => {
  test.each([
    ['everything is there', {}, undefined],
    ['no recorder', { records: false as const }, 'no-recorder'],
    ['a recorder of nothing that we take', { records: ['video/x-matroska'] }, 'no-recorder'],
    ['an old browser', { asks: false as const }, 'no-recorder'],
    ['a page without https', { asks: false as const, secure: false }, 'insecure'],
  ])('%s', async (_, given, refusal) => {
    aBrowser(given);
    expect(findMicrophoneRefusal()).toBe(refusal);
    if (refusal !== undefined) expect(await openMicrophone()).toEqual({ ok: false, refusal });
  });
});

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['PermissionDeniedError', 'denied'],
  ['NotFoundError', 'no-microphone'],
  ['DevicesNotFoundError', 'no-microphone'],
  ['OverconstrainedError', 'no-microphone'],
  ['NotReadableError', 'busy'],
  ['TrackStartError', 'busy'],
  ['AbortError', 'busy'],
  ['SomethingNew', 'busy'],
])('a microphone that fails with %s is %s', async (name, refusal) => {
  aBrowser({ asks: failing(name) });
  expect(await openMicrophone()).toEqual({ ok: false, refusal });
});

test('a microphone that is granted is opened, and let go of with every track', async () => {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }, { stop }] };
  aBrowser({ asks: async () => stream });
  expect(await openMicrophone()).toEqual({ ok: true, stream });
  closeMicrophone(stream as unknown as MediaStream);
  expect(stop).toHaveBeenCalledTimes(2);
});

test.each([
  [['audio/mp4', 'audio/webm;codecs=opus'], 'audio/webm;codecs=opus'],
  [['audio/mp4'], 'audio/mp4'],
  [['audio/ogg;codecs=opus', 'audio/webm'], 'audio/ogg;codecs=opus'],
  [[], undefined],
])('of %j the best is recorded', (records, best) => {
  aBrowser({ records });
  expect(findRecordedType()).toBe(best);
});
