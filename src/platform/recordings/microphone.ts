/** Why there is no microphone, as far as the browser says it. */
export type MicrophoneRefusal =
  /** The browser cannot record at all: Safari before 14.1 above all. */
  | 'no-recorder'
  /** Only pages served over HTTPS may use a microphone. */
  | 'insecure'
  /** The device has none. */
  | 'no-microphone'
  /** The learner, or a setting, said no. */
  | 'denied'
  /** Another program uses it. */
  | 'busy';

type MicrophoneOutcome =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly refusal: MicrophoneRefusal };

/** The media types of browsers' recordings, best first. Every supported browser has one of them. */
const RECORDED_TYPES = [
  'audio/webm;codecs=opus',
  'audio/mp4',
  'audio/ogg;codecs=opus',
  'audio/webm',
] as const;

const REFUSALS: Readonly<Record<string, MicrophoneRefusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'no-microphone',
  DevicesNotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
};

/** The media type in which this browser records. Undefined: it cannot. */
export function findRecordedType(): string | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined;
  return RECORDED_TYPES.find((type) => MediaRecorder.isTypeSupported?.(type));
}

/** The reason why no microphone can be requested; undefined when it can. */
export function findMicrophoneRefusal(): MicrophoneRefusal | undefined {
  // TypeScript says it always exists, but Safari 12 and insecure pages lack it.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return window.isSecureContext ? 'no-recorder' : 'insecure';
  return findRecordedType() === undefined ? 'no-recorder' : undefined;
}

/** Requests the microphone. The browser asks the learner for permission. */
export async function openMicrophone(): Promise<MicrophoneOutcome> {
  const refusal = findMicrophoneRefusal();
  if (refusal) return { ok: false, refusal };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
    return { ok: true, stream };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { ok: false, refusal: REFUSALS[name] ?? 'busy' };
  }
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
