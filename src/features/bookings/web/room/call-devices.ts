/** Why there is no picture or sound, as far as the browser says it. */
export type DeviceRefusal = 'denied' | 'missing' | 'busy';

const REFUSALS: Readonly<Record<string, DeviceRefusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const refusalOf = (error: unknown): DeviceRefusal =>
  REFUSALS[error instanceof Error ? error.name : ''] ?? 'busy';

type Opened = { readonly track: MediaStreamTrack } | { readonly refusal: DeviceRefusal };

/** Opens the microphone, or one of several. */
export async function openMicrophoneTrack(deviceId?: string): Promise<Opened> {
  return openTrack('audio', {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    ...(deviceId ? { deviceId: { exact: deviceId } } : {}),
  });
}

/** Opens the camera, or one of several, with a small picture. */
export async function openCameraTrack(deviceId?: string): Promise<Opened> {
  return openTrack('video', {
    width: { ideal: 640 },
    height: { ideal: 360 },
    frameRate: { ideal: 24, max: 30 },
    ...(deviceId ? { deviceId: { exact: deviceId } } : {}),
  });
}

async function openTrack(kind: 'audio' | 'video', constraints: MediaTrackConstraints): Promise<Opened> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ [kind]: constraints });
    const [track] = stream.getTracks();
    return track ? { track } : { refusal: 'missing' };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}

type ScreenDevices = MediaDevices & { readonly getDisplayMedia?: MediaDevices['getDisplayMedia'] };

/** Phones cannot share their screen, and some browsers neither. */
export const canShareScreen = (): boolean =>
  typeof (navigator.mediaDevices as ScreenDevices | undefined)?.getDisplayMedia === 'function';

/** The person chooses a window or a screen; undefined: none. */
export async function openScreenTrack(): Promise<MediaStreamTrack | undefined> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } } });
    return stream.getVideoTracks()[0];
  } catch {
    return undefined;
  }
}

export type DeviceList = Readonly<Record<'microphones' | 'cameras' | 'speakers', readonly MediaDeviceInfo[]>>;

/** The devices by name. Browsers name them once one of them is open. */
export async function listDevices(): Promise<DeviceList> {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const of = (kind: MediaDeviceKind) => all.filter((each) => each.kind === kind && each.deviceId !== '');
  return { microphones: of('audioinput'), cameras: of('videoinput'), speakers: of('audiooutput') };
}

/**
 * Why this browser cannot make a call. `old`: it lacks what perfect negotiation needs (browsers before 2020). `insecure`:
 * only pages served over HTTPS may use a camera.
 */
export function findCallRefusal(): 'old' | 'insecure' | undefined {
  const Connection = (window as { RTCPeerConnection?: { prototype: object } }).RTCPeerConnection;
  const isNew =
    Connection !== undefined &&
    'restartIce' in Connection.prototype &&
    'addTransceiver' in Connection.prototype &&
    typeof RTCRtpSender !== 'undefined';
  if (!isNew) return 'old';
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices?.getUserMedia) return undefined;
  return window.isSecureContext ? 'old' : 'insecure';
}
