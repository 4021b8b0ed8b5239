// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallSession } from './call-session.ts';

const track = (kind: string) => ({ kind, addEventListener: () => undefined, stop: () => undefined });
const opened = (kind: string) => Promise.resolve({ getTracks: () => [track(kind)] });

function aSession(openCamera: () => Promise<unknown>) {
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: (wanted: object) => ('video' in wanted ? openCamera() : opened('audio')),
      enumerateDevices: () => Promise.resolve([{ kind: 'audioinput', deviceId: 'one', label: 'One' }]),
    },
  });
  return createCallSession({
    bookingId: 'a-booking',
    side: 'learner',
    iceServers: [],
    known: () => ({ revision: 0, shownWork: null }),
    onSync: () => undefined,
    onClosed: () => undefined,
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('devices are shown once all of them are there', async () => {
  let open: (stream: unknown) => void = () => undefined;
  const session = aSession(() => new Promise((resolve) => (open = resolve)));
  void session.openDevices();
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.state()).toMatchObject({ isAsking: true, audio: { kind: 'audio' }, video: null });
  open(await opened('video'));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state()).toMatchObject({ isAsking: false, video: { kind: 'video' } });
  expect(session.devices()?.microphones).toHaveLength(1);
});

test('a camera that never opens does not keep the door closed', async () => {
  const session = aSession(() => new Promise(() => undefined));
  void session.openDevices();
  await vi.advanceTimersByTimeAsync(7000);
  expect(session.state().isAsking).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(session.state()).toMatchObject({ isAsking: false, audio: { kind: 'audio' }, video: null });
});
