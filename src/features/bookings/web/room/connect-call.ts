import {
  negotiate,
  newNegotiation,
  type NegotiationAct,
  type NegotiationInput,
  type Signal,
} from '../../domain/room/negotiation.ts';

/** A line may come back by itself within this time. */
const PATIENCE_MS = 2_500;
const RESTART_MS = 6_000;
const STUCK_MS = 20_000;

export type LineState = 'connecting' | 'up' | 'down';

/** What a side says of itself through the call. */
export type SideState = {
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly screen: boolean;
  /** Whether it wants to receive a picture. */
  readonly picture: boolean;
};

type CallMessage = { readonly t: 'state'; readonly state: SideState } | { readonly t: 'look' };

type Options = {
  /** Yields when both offer at the same time. The other side makes the first offer. */
  readonly isPolite: boolean;
  readonly iceServers: RTCIceServer[];
  readonly tracks: { readonly audio: MediaStreamTrack | null; readonly video: MediaStreamTrack | null };
  readonly send: (signal: Signal) => void;
  readonly onLine: (line: LineState) => void;
  readonly onRemote: (stream: MediaStream) => void;
  readonly onMessage: (message: CallMessage) => void;
  /** The channel to the other side is open. */
  readonly onOpen: () => void;
  /** The two browsers did not find a way for twenty seconds. */
  readonly onStuck: () => void;
};

export type Call = ReturnType<typeof connectCall>;

/** Sound, picture and a channel for short words between two browsers. Reconnects as long as it is open. */
export function connectCall(options: Options) {
  const { isPolite, send } = options;
  const connection = new RTCPeerConnection({ iceServers: options.iceServers, bundlePolicy: 'max-bundle' });
  const remote = new MediaStream();
  const tracks = { ...options.tracks };
  let machine = newNegotiation(isPolite);
  let queue: Promise<void> = Promise.resolve();
  let channel: RTCDataChannel | undefined;
  let isClosed = false;
  let line: LineState = 'connecting';
  let restarting: ReturnType<typeof setTimeout> | undefined;
  let stuck: ReturnType<typeof setTimeout> | undefined;

  function senderOf(kind: 'audio' | 'video'): RTCRtpSender | undefined {
    return connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)?.sender;
  }

  /** The side that answers finds the two ways of the offer, and sends on them too. */
  async function useOfferedWays(): Promise<void> {
    for (const way of connection.getTransceivers()) {
      if (way.direction === 'sendrecv') continue;
      way.direction = 'sendrecv';
      await way.sender.replaceTrack(way.receiver.track.kind === 'audio' ? tracks.audio : tracks.video);
    }
  }

  async function carryOut(each: NegotiationAct): Promise<void> {
    switch (each.act) {
      case 'offer':
        await connection.setLocalDescription(await connection.createOffer());
        return send({ kind: 'offer', body: connection.localDescription?.sdp ?? '' });
      case 'roll-back':
        return connection.setLocalDescription({ type: 'rollback' });
      case 'apply-offer':
        await connection.setRemoteDescription({ type: 'offer', sdp: each.body });
        return useOfferedWays();
      case 'answer':
        await connection.setLocalDescription(await connection.createAnswer());
        return send({ kind: 'answer', body: connection.localDescription?.sdp ?? '' });
      case 'apply-answer':
        return connection.setRemoteDescription({ type: 'answer', sdp: each.body });
      case 'add-candidate':
        // One that belongs to an older description is worth nothing, and harms nothing.
        return connection
          .addIceCandidate(JSON.parse(each.body) as RTCIceCandidateInit)
          .catch(() => undefined);
      default:
        return each satisfies never;
    }
  }

  /** One input after the other: the rules know the state only between two of them. */
  function take(input: NegotiationInput): void {
    queue = queue.then(async () => {
      if (isClosed) return;
      const { next, acts } = negotiate(machine, input);
      machine = next;
      try {
        for (const act of acts) await carryOut(act);
      } catch {
        // The two are out of step; a new connection starts afresh.
        if (!isClosed) options.onStuck();
      }
    });
  }

  function setLine(next: LineState): void {
    if (line !== next) options.onLine(next);
    line = next;
  }

  function restartLater(ms: number): void {
    clearTimeout(restarting);
    restarting = setTimeout(() => {
      if (isClosed || line === 'up') return;
      // An offer that is still on its way is enough.
      if (connection.signalingState === 'stable') connection.restartIce();
      restartLater(RESTART_MS);
    }, ms);
  }

  function watchStuck(): void {
    clearTimeout(stuck);
    stuck = setTimeout(() => {
      if (!isClosed && line !== 'up') options.onStuck();
    }, STUCK_MS);
  }

  function openChannel(opened: RTCDataChannel): void {
    channel = opened;
    opened.addEventListener('open', () => options.onOpen());
    opened.addEventListener('message', ({ data }) => {
      const message = readMessage(data);
      if (message) options.onMessage(message);
    });
    if (opened.readyState === 'open') options.onOpen();
  }

  connection.onnegotiationneeded = () => take({ kind: 'needed' });
  connection.onicecandidate = ({ candidate }) => {
    if (candidate && candidate.candidate !== '') send({ kind: 'candidate', body: JSON.stringify(candidate) });
  };
  connection.ontrack = ({ track }) => {
    for (const old of remote.getTracks()) if (old.kind === track.kind) remote.removeTrack(old);
    remote.addTrack(track);
    options.onRemote(remote);
  };
  connection.ondatachannel = (event) => openChannel(event.channel);
  connection.oniceconnectionstatechange = () => {
    switch (connection.iceConnectionState) {
      case 'connected':
      case 'completed':
        clearTimeout(restarting);
        clearTimeout(stuck);
        return setLine('up');
      case 'disconnected':
        setLine('down');
        watchStuck();
        return restartLater(PATIENCE_MS);
      case 'failed':
        setLine('down');
        watchStuck();
        return restartLater(0);
      default:
        return undefined;
    }
  };

  if (!isPolite) {
    openChannel(connection.createDataChannel('words'));
    connection.addTransceiver(tracks.audio ?? 'audio', { direction: 'sendrecv' });
    connection.addTransceiver(tracks.video ?? 'video', { direction: 'sendrecv' });
  }
  watchStuck();

  return {
    /** A message of the other browser. */
    receive({ kind, body }: Signal): void {
      if (kind !== 'bye') take({ kind, body });
    },
    /** Sends another picture or sound, or none, without a new negotiation. */
    async setTrack(kind: 'audio' | 'video', track: MediaStreamTrack | null): Promise<void> {
      tracks[kind] = track;
      await senderOf(kind)
        ?.replaceTrack(track)
        .catch(() => undefined);
    },
    say(message: CallMessage): void {
      if (channel?.readyState === 'open') channel.send(JSON.stringify(message));
    },
    stats: () => connection.getStats(),
    /** The network of the device has changed. */
    mend(): void {
      if (line !== 'up' && connection.signalingState === 'stable') connection.restartIce();
    },
    close(): void {
      isClosed = true;
      clearTimeout(restarting);
      clearTimeout(stuck);
      connection.onicecandidate = null;
      connection.ontrack = null;
      connection.onnegotiationneeded = null;
      connection.oniceconnectionstatechange = null;
      connection.close();
    },
  };
}

const LONGEST_MESSAGE = 500;

function readMessage(data: unknown): CallMessage | undefined {
  if (typeof data !== 'string' || data.length > LONGEST_MESSAGE) return undefined;
  try {
    const message = JSON.parse(data) as { t?: unknown; state?: Partial<Record<keyof SideState, unknown>> };
    if (message.t === 'look') return { t: 'look' };
    if (message.t !== 'state' || !message.state) return undefined;
    const { microphone, camera, screen, picture } = message.state;
    return {
      t: 'state',
      state: {
        microphone: microphone === true,
        camera: camera === true,
        screen: screen === true,
        picture: picture !== false,
      },
    };
  } catch {
    return undefined;
  }
}
