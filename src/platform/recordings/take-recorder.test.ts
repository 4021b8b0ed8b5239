import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTake, type TakeEnd } from './take-recorder.ts';

/** As much of a browser's recorder as is used. */
class Recorder extends EventTarget {
  static latest: Recorder | undefined;
  state = 'inactive';
  timeslice = 0;

  constructor() {
    super();
    Recorder.latest = this;
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

class Track extends EventTarget {
  readyState = 'live';

  end(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

function aTake() {
  const track = new Track();
  const chunks: [size: number, index: number][] = [];
  const ends: TakeEnd[] = [];
  const take = startTake({
    stream: { getTracks: () => [track] } as unknown as MediaStream,
    type: 'audio/webm',
    onChunk: ({ size }, index) => chunks.push([size, index]),
    onEnd: (end) => ends.push(end),
  });
  const recorder = Recorder.latest;
  if (!recorder) throw new Error('Nothing records.');
  return { take, track, recorder, chunks, ends };
}

beforeEach(() => vi.stubGlobal('MediaRecorder', Recorder));
afterEach(() => vi.unstubAllGlobals());

describe('a take', () => {
  test('is handed out every two seconds, in its order, without pieces in which nothing is', () => {
    const { recorder, chunks } = aTake();
    expect(recorder.timeslice).toBe(2_000);
    recorder.hand('one');
    recorder.hand('');
    recorder.hand('three');
    expect(chunks).toEqual([
      [3, 0],
      [5, 1],
    ]);
  });

  test('ends after its last piece when it is stopped, once', () => {
    const { take, chunks, ends } = aTake();
    take.stop();
    take.stop();
    expect(chunks).toEqual([['the last'.length, 0]]);
    expect(ends).toEqual(['stopped']);
  });

  test('is interrupted when the microphone goes, and what was said until then is there', () => {
    const { track, chunks, ends } = aTake();
    track.end();
    expect(chunks).toHaveLength(1);
    expect(ends).toEqual(['interrupted']);
  });

  test('is interrupted when the recorder fails', () => {
    const { recorder, ends } = aTake();
    recorder.dispatchEvent(new Event('error'));
    expect(ends).toEqual(['interrupted']);
  });

  test('is handed out at once when the page may be about to close, and not after its end', () => {
    const { take, chunks } = aTake();
    take.hurry();
    expect(chunks).toEqual([['so far'.length, 0]]);
    take.stop();
    take.hurry();
    expect(chunks).toHaveLength(2);
  });
});
