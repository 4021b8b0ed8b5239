import {
  AudioSampleSink,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
  type InputAudioTrack,
} from 'mediabunny';
import { MPEGDecoder } from 'mpg123-decoder';
import { OpusDecoder } from 'opus-decoder';
import { MovingSource } from './moving-source.ts';

/** Why the sound of a recording could not be measured. */
export type DecodeRefusal =
  /** It has no bytes, or no sound. */
  | 'empty'
  /** It is in no known form, or is damaged before the first sound. */
  | 'unreadable'
  /** Its form is known, but there is no decoder for its sound: AAC, as Safari before 18.4 records it. */
  | 'no-decoder'
  /** It is larger than any recording that the site takes. */
  | 'too-large';

export type DecodeOutcome = { readonly ok: true } | { readonly ok: false; readonly refusal: DecodeRefusal };

/** Takes the sound in one channel, piece by piece in order. The rate is in hertz, the same for each piece. */
export type TakeSound = (samples: Float32Array, sampleRate: number) => void;

/** Speech needs no more. The decoder does the conversion. */
const OPUS_RATE = 16_000;
/** Packets that are decoded together: two to four seconds. */
const BATCH = 100;
const MOST_BYTES = 32 * 1024 * 1024;
/** An interview takes 14 minutes. The rest of a longer recording is not measured. */
const MOST_SECONDS = 30 * 60;
const LOWEST_RATE = 8000;
const FORMATS = [WEBM, MATROSKA, OGG, MP4, QTFF, WAVE, MP3];

/**
 * Decodes a recording from its own bytes: Opus in WebM, Ogg or MP4, MP3, and plain samples in WAV. It takes 0.3 s of
 * processor for two minutes, so it runs in a thread of its own. What is broken is a value; sound before the broken
 * place counts.
 */
export async function decodeRecording(bytes: Uint8Array, take: TakeSound): Promise<DecodeOutcome> {
  if (bytes.length === 0) return { ok: false, refusal: 'empty' };
  if (bytes.length > MOST_BYTES) return { ok: false, refusal: 'too-large' };
  let seconds = 0;
  const takeCounted: TakeSound = (samples, rate) => {
    seconds += samples.length / rate;
    take(samples, rate);
  };
  const isDone = () => seconds >= MOST_SECONDS;
  try {
    const input = new Input({ source: new MovingSource(bytes), formats: FORMATS });
    const track = await input.getPrimaryAudioTrack();
    if (!track) return { ok: false, refusal: 'empty' };
    const decode = await chooseDecoder(track);
    if (!decode) return { ok: false, refusal: 'no-decoder' };
    await decode(takeCounted, isDone);
  } catch {
    // The packages throw at any broken byte.
    if (seconds === 0) return { ok: false, refusal: 'unreadable' };
  }
  return seconds === 0 ? { ok: false, refusal: 'empty' } : { ok: true };
}

type Decode = (take: TakeSound, isDone: () => boolean) => Promise<void>;

async function chooseDecoder(track: InputAudioTrack): Promise<Decode | undefined> {
  const { codec } = track;
  if (codec === 'opus') {
    const channels = track.numberOfChannels === 1 ? 1 : 2;
    return decodePackets(track, new OpusDecoder({ sampleRate: OPUS_RATE, channels }));
  }
  if (codec === 'mp3') return decodePackets(track, new MPEGDecoder());
  return codec?.startsWith('pcm-') && track.sampleRate >= LOWEST_RATE ? decodeSamples(track) : undefined;
}

type PacketDecoder = {
  readonly ready: Promise<void>;
  readonly decodeFrames: (packets: Uint8Array[]) => {
    readonly channelData: Float32Array[];
    readonly samplesDecoded: number;
    readonly sampleRate: number;
  };
  readonly free: () => void;
};

function decodePackets(track: InputAudioTrack, decoder: PacketDecoder): Decode {
  return async (take, isDone) => {
    await decoder.ready;
    let batch: Uint8Array[] = [];
    const decodeBatch = () => {
      if (batch.length === 0) return;
      const { channelData, samplesDecoded, sampleRate } = decoder.decodeFrames(batch);
      batch = [];
      if (samplesDecoded > 0 && sampleRate >= LOWEST_RATE)
        take(mixed(channelData, samplesDecoded), sampleRate);
    };
    try {
      for await (const packet of new EncodedPacketSink(track).packets()) {
        batch.push(packet.data);
        if (batch.length < BATCH) continue;
        decodeBatch();
        if (isDone()) break;
      }
    } finally {
      decodeBatch();
      decoder.free();
    }
  };
}

function decodeSamples(track: InputAudioTrack): Decode {
  return async (take, isDone) => {
    for await (const sample of new AudioSampleSink(track).samples()) {
      const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
        const plane = new Float32Array(sample.numberOfFrames);
        sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
        return plane;
      });
      const { numberOfFrames, sampleRate } = sample;
      sample.close();
      take(mixed(channels, numberOfFrames), sampleRate);
      if (isDone()) break;
    }
  };
}

/** The mean of all channels. */
function mixed(channels: readonly Float32Array[], length: number): Float32Array {
  const [first] = channels;
  if (channels.length === 1 && first) return first.subarray(0, length);
  const mono = new Float32Array(length);
  for (const channel of channels) {
    for (let place = 0; place < length; place += 1) {
      mono[place] = (mono[place] ?? 0) + (channel[place] ?? 0) / channels.length;
    }
  }
  return mono;
}
