/** Why there is no microphone, as far as the browser says it. */
export type MicrophoneRefusal =
  /** The browser cannot record at all: Safari before 14.1 above all. */
  | 'no-recorder'
  /** Only pages that came through https may listen. */
  | 'insecure'
  /** There is none in this device. */
  | 'no-microphone'
  /** The learner, or a setting, said no. */
  | 'denied'
  /** Another program holds it. */
  | 'busy';

type MicrophoneOutcome =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly refusal: MicrophoneRefusal };

/** What browsers record in, best first: every one of ours has one of them. */
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

/** Whether asking for the microphone has a chance; undefined when it has. */
export function findMicrophoneRefusal(): MicrophoneRefusal | undefined {
  // Typed as always there; Safari 12 and insecure pages differ.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return window.isSecureContext ? 'no-recorder' : 'insecure';
  return findRecordedType() === undefined ? 'no-recorder' : undefined;
}

/** Asks for the microphone; the browser asks the learner. */
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
