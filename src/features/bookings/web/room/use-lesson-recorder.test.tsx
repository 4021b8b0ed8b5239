// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChunkSync } from '#platform/recordings/chunk-sync.ts';
import { useLessonRecorder } from './use-lesson-recorder.ts';

/** As much of a browser's recorder as is used. */
class Recorder extends EventTarget {
  static readonly all: Recorder[] = [];
  static canStart = true;
  static isTypeSupported = () => true;
  state = 'inactive';
  timeslice = 0;

  constructor() {
    super();
    if (!Recorder.canStart) throw new Error('No recorder.');
    Recorder.all.push(this);
  }

  start(timeslice: number): void {
    this.state = 'recording';
    this.timeslice = timeslice;
  }

  requestData(): void {
    this.hand('so far');
  }

  stop(): void {
    this.state = 'inactive';
    this.hand('the last');
    this.dispatchEvent(new Event('stop'));
  }

  hand(sound: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([sound]) }));
  }
}

const NOW = Date.parse('2026-11-25T04:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal(
    'MediaStream',
    class {
      readonly tracks: readonly EventTarget[];
      constructor(tracks: readonly EventTarget[]) {
        this.tracks = tracks;
      }
      getTracks = () => this.tracks;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Recorder.all.length = 0;
  Recorder.canStart = true;
});

const aTrack = () => Object.assign(new EventTarget(), { readyState: 'live' }) as unknown as MediaStreamTrack;

/** A recording that began 5 seconds ago on the server's clock, which is 2 seconds ahead. */
function record() {
  const sent: string[] = [];
  const outbox = {
    add: ({ recording, chunk }: { recording: string; chunk: number }) =>
      void sent.push(`${recording} ${chunk}`),
  } as unknown as ChunkSync;
  const props = { recordingId: 'one' as string | undefined, audio: aTrack() as MediaStreamTrack | null };
  const hook = renderHook(
    (given: typeof props) =>
      useLessonRecorder({ ...given, startedAt: NOW - 3_000, serverAhead: () => 2_000, outbox }),
    { initialProps: props },
  );
  return { ...hook, sent, props };
}

test('a microphone is recorded in chunks of ten seconds while a recording runs, and its last words are sent', () => {
  const { sent, rerender, props, result } = record();
  const [recorder] = Recorder.all;
  expect(recorder?.timeslice).toBe(10_000);
  recorder?.hand('words');
  expect(sent).toEqual(['one/5000 0']);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(2);
  rerender({ ...props, recordingId: undefined });
  expect(recorder?.state).toBe('inactive');
  expect(sent).toEqual(['one/5000 0', 'one/5000 1', 'one/5000 2']);
  // Stopped on request: nothing has failed.
  expect(result.current.hasFailed).toBe(false);
});

test('another microphone begins another take, named by its start', () => {
  const { sent, rerender, props } = record();
  vi.setSystemTime(NOW + 60_000);
  rerender({ ...props, audio: aTrack() });
  Recorder.all[1]?.hand('words');
  expect(sent).toEqual(['one/5000 0', 'one/65000 0']);
});

test('a recorder that stops by itself is told, until another recording begins', () => {
  const { result, rerender, props } = record();
  act(() => Recorder.all[0]?.stop());
  expect(result.current.hasFailed).toBe(true);
  rerender({ ...props, recordingId: 'two' });
  expect(result.current.hasFailed).toBe(false);
});

test('a recorder that cannot begin is told', () => {
  Recorder.canStart = false;
  const { result } = record();
  act(() => vi.advanceTimersByTime(0));
  expect(result.current.hasFailed).toBe(true);
});

test('without a microphone nothing is recorded', () => {
  const { rerender, props } = record();
  rerender({ ...props, audio: null });
  expect(Recorder.all.map(({ state }) => state)).toEqual(['inactive']);
});
