import type { Delivery } from '../../domain/speaking/delivery.ts';
import { measureDelivery } from '../../domain/speaking/measure-delivery.ts';
import { createSoundMeter } from '../../domain/speaking/sound-frames.ts';
import { decodeRecording, type DecodeRefusal } from './decode-recording.ts';

export type MeasureOutcome =
  | { readonly ok: true; readonly delivery: Delivery }
  | { readonly ok: false; readonly refusal: DecodeRefusal };

/** Measures a recording while it is decoded, so the sound is never in memory as a whole. */
export async function measureRecording(bytes: Uint8Array): Promise<MeasureOutcome> {
  let meter: ReturnType<typeof createSoundMeter> | undefined;
  const decoded = await decodeRecording(bytes, (samples, sampleRate) => {
    meter ??= createSoundMeter(sampleRate);
    meter.add(samples);
  });
  if (!decoded.ok) return decoded;
  if (!meter) return { ok: false, refusal: 'empty' };
  return { ok: true, delivery: measureDelivery(meter.finish()) };
}
