/** The length of a chunk in ms, and the most that is lost when a device dies. Each chunk is sent immediately. */
export const CHUNK_MS = 2_000;
/** The bit rate: clear speech, and a test of 14 minutes in about 3 MB. */
const BITS_PER_SECOND = 32_000;

/** `interrupted`: the microphone was lost, or the recorder failed. Earlier chunks are complete. */
export type TakeEnd = 'stopped' | 'interrupted';

type TakeOrders = {
  readonly stream: MediaStream;
  readonly type: string;
  /** The length of a chunk, where it is another. */
  readonly chunkMs?: number;
  /** Called with the chunks in order. Joined, they are a file. */
  readonly onChunk: (chunk: Blob, index: number) => void;
  /** After the last chunk. */
  readonly onEnd: (end: TakeEnd) => void;
};

export type Take = {
  /** Ends the take; `onEnd` follows. */
  stop(): void;
  /** Hands out the current chunk immediately, because the page may be about to close. */
  hurry(): void;
};

/** Records one uninterrupted piece of an answer, until it is stopped or the microphone is lost. */
export function startTake({ stream, type, chunkMs = CHUNK_MS, onChunk, onEnd }: TakeOrders): Take {
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_PER_SECOND });
  let index = 0;
  let end: TakeEnd = 'stopped';

  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const interrupt = () => {
    end = 'interrupted';
    stop();
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    onChunk(data, index);
    index += 1;
  });
  recorder.addEventListener('error', interrupt);
  recorder.addEventListener('stop', () => {
    for (const track of stream.getTracks()) track.removeEventListener('ended', interrupt);
    // A recorder also stops when its last track ends.
    onEnd(stream.getTracks().some(({ readyState }) => readyState === 'ended') ? 'interrupted' : end);
  });
  for (const track of stream.getTracks()) track.addEventListener('ended', interrupt);
  recorder.start(chunkMs);

  return {
    stop,
    hurry: () => {
      if (recorder.state === 'recording') recorder.requestData();
    },
  };
}
