import { call } from '#platform/api-client/api-client.ts';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { carriesSoundAlone, POOR_LOOKS, type LineSample } from '../../domain/room/line-quality.ts';
import type { RoomSide } from '../../domain/room/notes.ts';
import { ROOM_ENDPOINTS } from '../../endpoints.ts';
import {
  listDevices,
  openCameraTrack,
  openMicrophoneTrack,
  openScreenTrack,
  type DeviceList,
  type DeviceRefusal,
} from './call-devices.ts';
import { connectCall, type Call, type LineState, type SideState } from './connect-call.ts';
import { createLineReader } from './read-line.ts';
import { createRoomSync, type SyncReply } from './room-sync.ts';

const LOOK_EVERY_MS = 2_000;
/** A person may enter without a picture when the camera has not opened after so long. */
const CAMERA_PATIENCE_MS = 8_000;
/** After someone turned the picture on again, the line is not judged for so long. */
const RESPITE_MS = 60_000;
/** A new connection is made at most so often. */
const RENEW_MS = 5_000;

export type CallState = {
  /** `replaced`: another tab or device of the same person has the call. */
  readonly phase: 'door' | 'in' | 'replaced';
  /** The person has been in the call. */
  readonly wasIn: boolean;
  readonly other: SyncReply['other']['presence'];
  readonly line: LineState;
  /** The two browsers did not find a way for twenty seconds. */
  readonly hasFailed: boolean;
  readonly isReachable: boolean;
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
  readonly screen: MediaStreamTrack | null;
  readonly refusals: { readonly microphone?: DeviceRefusal; readonly camera?: DeviceRefusal };
  readonly isAsking: boolean;
  readonly isMuted: boolean;
  readonly isCameraOff: boolean;
  /** `line`: turned on by itself, because the line was poor. */
  readonly soundOnly: false | 'chosen' | 'line';
  readonly remote: MediaStream | null;
  readonly otherState: SideState | null;
};

const START: CallState = {
  phase: 'door',
  wasIn: false,
  other: 'away',
  line: 'connecting',
  hasFailed: false,
  isReachable: true,
  audio: null,
  video: null,
  screen: null,
  refusals: {},
  isAsking: false,
  isMuted: false,
  isCameraOff: false,
  soundOnly: false,
  remote: null,
  otherState: null,
};

type Options = {
  readonly bookingId: string;
  readonly side: RoomSide;
  readonly iceServers: readonly { urls: readonly string[]; username?: string; credential?: string }[];
  /** What the page has of the notes and the shown work. */
  readonly known: () => { readonly revision: number; readonly shownWork: string | null };
  readonly onSync: (reply: SyncReply) => void;
  /** The room is closed, or the lesson was cancelled. */
  readonly onClosed: () => void;
};

export type CallSession = ReturnType<typeof createCallSession>;

/** A person at the room of a lesson: devices, rounds with the server, and the connection to the other side. */
export function createCallSession(options: Options) {
  const { bookingId, side } = options;
  const listeners = new Set<() => void>();
  let state = START;
  let peer: string | null = null;
  let otherPeer: string | null = null;
  let connection: Call | undefined;
  let samples: LineSample[] = [];
  let respiteUntil = 0;
  let renewedAt = 0;
  let looking: ReturnType<typeof setInterval> | undefined;
  let devices: DeviceList | undefined;

  function change(changes: Partial<CallState>): void {
    state = { ...state, ...changes };
    for (const listen of listeners) listen();
  }

  const sync = createRoomSync({
    send: ({ presence, peer: ownPeer, after, signals }, closing) => {
      const { revision, shownWork } = options.known();
      return call(ROOM_ENDPOINTS, 'syncRoom', {
        params: { bookingId },
        body: { presence, peer: ownPeer, after, revision, shown_work: shownWork, signals },
        ...(closing ? { keepalive: true } : {}),
      });
    },
    onReply: receive,
    onRefused: (code) => {
      if (code === 'mailbox-full') renew();
      else if (code === 'room-closed' || code === 'not-booked' || code === 'booking-unknown')
        options.onClosed();
    },
    onReachable: (isReachable) => {
      if (state.isReachable !== isReachable) change({ isReachable });
    },
    isSearching: () => state.phase === 'in' && otherPeer !== null && state.line !== 'up',
  });

  function receive(reply: SyncReply): void {
    options.onSync(reply);
    if (peer !== null && !reply.is_current) {
      hangUp();
      peer = null;
      sync.yield();
      closeDevices();
      change({ phase: 'replaced', other: reply.other.presence });
      return;
    }
    if (state.other !== reply.other.presence) change({ other: reply.other.presence });
    if (peer === null) return;
    if (reply.other.peer !== otherPeer) meet(reply.other.peer);
    for (const { from, kind, body } of reply.signals)
      if (from === otherPeer) connection?.receive({ kind, body });
  }

  /** The other side has a new connection, or none. */
  function meet(found: string | null): void {
    hangUp();
    otherPeer = found;
    if (state.hasFailed) change({ hasFailed: false });
    if (found === null) return;
    connection = connectCall({
      isPolite: side === 'learner',
      iceServers: options.iceServers.map((server) => ({ ...server, urls: [...server.urls] })),
      tracks: { audio: state.audio, video: outgoingPicture() },
      send: (signal) => sync.post(found, signal),
      onLine: (line) => {
        change({ line, ...(line === 'up' ? { hasFailed: false } : {}) });
        sync.nudge();
      },
      onRemote: (remote) => change({ remote }),
      onOpen: tell,
      onMessage: (message) => {
        if (message.t === 'look') return sync.nudge();
        const had = state.otherState?.picture ?? true;
        change({ otherState: message.state });
        return had === message.state.picture ? undefined : sendPicture();
      },
      onStuck: () => {
        change({ hasFailed: true });
        // One side alone starts afresh, or each would throw away what the other has just begun.
        if (side === 'teacher') renew();
      },
    });
    looking = setInterval(() => void look(), LOOK_EVERY_MS);
  }

  function hangUp(): void {
    clearInterval(looking);
    connection?.close();
    connection = undefined;
    otherPeer = null;
    samples = [];
    if (state.remote || state.otherState || state.line !== 'connecting')
      change({ remote: null, otherState: null, line: 'connecting' });
  }

  /** Starts afresh with a new connection. */
  function renew(): void {
    if (peer === null || Date.now() - renewedAt < RENEW_MS) return;
    renewedAt = Date.now();
    hangUp();
    peer = randomUuid();
    sync.enter(peer);
  }

  function outgoingPicture(): MediaStreamTrack | null {
    const isWanted = state.otherState?.picture ?? true;
    if (state.soundOnly !== false || !isWanted) return null;
    return state.screen ?? (state.isCameraOff ? null : state.video);
  }

  function sendPicture(): void {
    void connection?.setTrack('video', outgoingPicture());
    tell();
  }

  /** Tells the other side what this side sends. */
  function tell(): void {
    const { isMuted, isCameraOff, soundOnly, screen, video, audio } = state;
    connection?.say({
      t: 'state',
      state: {
        microphone: audio !== null && !isMuted,
        camera: video !== null && !isCameraOff && soundOnly === false,
        screen: screen !== null && soundOnly === false,
        picture: soundOnly === false,
      },
    });
  }

  const readLine = createLineReader();
  async function look(): Promise<void> {
    const current = connection;
    if (!current || state.line !== 'up') return;
    const sample = readLine(await current.stats());
    if (current !== connection) return;
    samples = [...samples, sample].slice(-POOR_LOOKS);
    if (state.soundOnly !== false || Date.now() < respiteUntil || !carriesSoundAlone(samples)) return;
    change({ soundOnly: 'line' });
    sendPicture();
  }

  async function openMicrophone(deviceId?: string): Promise<void> {
    const opened = await openMicrophoneTrack(deviceId);
    if (!('track' in opened)) return change({ refusals: { ...state.refusals, microphone: opened.refusal } });
    state.audio?.stop();
    opened.track.enabled = !state.isMuted;
    opened.track.addEventListener('ended', () =>
      change({ audio: null, refusals: { ...state.refusals, microphone: 'busy' } }),
    );
    const { microphone: _, ...refusals } = state.refusals;
    change({ audio: opened.track, refusals });
    await connection?.setTrack('audio', opened.track);
    return tell();
  }

  async function openCamera(deviceId?: string): Promise<void> {
    const opened = await openCameraTrack(deviceId);
    if (!('track' in opened)) return change({ refusals: { ...state.refusals, camera: opened.refusal } });
    state.video?.stop();
    opened.track.addEventListener('ended', () => {
      change({ video: null });
      sendPicture();
    });
    const { camera: _, ...refusals } = state.refusals;
    change({ video: opened.track, isCameraOff: false, refusals });
    return sendPicture();
  }

  function closeDevices(): void {
    for (const track of [state.audio, state.video, state.screen]) track?.stop();
    change({ audio: null, video: null, screen: null });
  }

  async function openDevices(): Promise<void> {
    change({ isAsking: true });
    await openMicrophone();
    // A question about the camera that nobody answers does not keep the door closed.
    const patience = setTimeout(() => change({ isAsking: false }), CAMERA_PATIENCE_MS);
    await openCamera();
    devices = await listDevices();
    clearTimeout(patience);
    change({ isAsking: false });
  }

  function join(): void {
    peer = randomUuid();
    change({ phase: 'in', wasIn: true, hasFailed: false });
    sync.enter(peer);
  }

  function stopScreen(): void {
    state.screen?.stop();
    change({ screen: null });
    sendPicture();
  }

  function leave(): void {
    hangUp();
    peer = null;
    stopScreen();
    sync.leave();
    change({ phase: 'door' });
  }

  const onOnline = () => {
    connection?.mend();
    sync.nudge();
  };

  const onLeave = () => sync.sayGoodbye();

  return {
    subscribe(listen: () => void): () => void {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    state: () => state,
    start(): void {
      window.addEventListener('online', onOnline);
      window.addEventListener('pagehide', onLeave);
      sync.start();
    },
    /** Asks for the microphone and the camera. Each may fail alone. */
    openDevices,
    /** The devices as they were when they were opened. */
    devices: () => devices,
    openMicrophone,
    openCamera,
    join,
    /** Takes the call back from another tab or device. */
    async continueHere(): Promise<void> {
      await openDevices();
      join();
    },
    leave,
    setMuted(isMuted: boolean): void {
      if (state.audio) state.audio.enabled = !isMuted;
      change({ isMuted });
      tell();
    },
    setCameraOff(isCameraOff: boolean): void {
      if (isCameraOff) {
        // The light of the camera goes out.
        state.video?.stop();
        change({ isCameraOff, video: null });
        sendPicture();
      } else void openCamera(state.video?.getSettings().deviceId);
    },
    setSoundOnly(isOn: boolean): void {
      samples = [];
      respiteUntil = Date.now() + RESPITE_MS;
      change({ soundOnly: isOn ? 'chosen' : false });
      sendPicture();
    },
    async shareScreen(): Promise<void> {
      const screen = await openScreenTrack();
      if (!screen) return;
      screen.addEventListener('ended', stopScreen);
      change({ screen });
      sendPicture();
    },
    stopScreen,
    /** Something was stored that the other side should see now. */
    hint: () => connection?.say({ t: 'look' }),
    stop(): void {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', onLeave);
      hangUp();
      sync.stop();
      closeDevices();
    },
  };
}
