/** `HTMLMediaElement.HAVE_METADATA`: the length is known. */
const HAVE_METADATA = 1;

/** The browser's answer to a request to play. `blocked`: it requires a click first. */
export type PlayOutcome = 'playing' | 'blocked' | 'failed';

/** The page has one audio element. Safari lets an element play later, from any source, once a click has played it. */
export function createSound(audio: HTMLAudioElement) {
  let address: string | undefined;
  let held: Blob | undefined;

  function load(blob: Blob): void {
    if (held === blob && !audio.error) return;
    if (address) URL.revokeObjectURL(address);
    held = blob;
    address = URL.createObjectURL(blob);
    audio.src = address;
    audio.load();
  }

  /** Streams from the server. Only for sounds that may stutter. */
  function stream(src: string): void {
    if (held === undefined && audio.getAttribute('src') === src && !audio.error) return;
    if (address) URL.revokeObjectURL(address);
    address = undefined;
    held = undefined;
    audio.src = src;
    audio.load();
  }

  /** Safari forgets a start position that is set before the length is known. */
  function seek(positionMs: number): void {
    const go = () => {
      audio.currentTime = positionMs / 1000;
    };
    if (audio.readyState >= HAVE_METADATA) go();
    else audio.addEventListener('loadedmetadata', go, { once: true });
  }

  async function play(): Promise<PlayOutcome> {
    try {
      await audio.play();
      return 'playing';
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name === 'NotAllowedError') return 'blocked';
      // The sound was stopped or got another source meanwhile. The newer call decides.
      return name === 'AbortError' ? 'playing' : 'failed';
    }
  }

  return {
    load,
    stream,
    seek,
    play,
    pause: () => audio.pause(),
    isPaused: () => audio.paused,
    hasFailed: () => audio.error !== null,
    /** False while a source is loading: the position is 0 then, whatever was heard before. */
    knowsPosition: () => audio.readyState >= HAVE_METADATA,
    positionMs: () => audio.currentTime * 1000,
    /** From 0 to 1. */
    setVolume(volume: number): void {
      audio.volume = volume;
    },
    /** 1 is the speed of the recording. It applies to later sources too. */
    setSpeed(speed: number): void {
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
    },
    /** Whether the browser plays AAC, of which our recordings are; a Chromium without its licensed parts does not. */
    canPlayRecordings: () => audio.canPlayType('audio/mp4; codecs="mp4a.40.2"') !== '',
    /** False on iOS, where only the device's buttons set the volume. */
    canSetVolume(): boolean {
      const before = audio.volume;
      audio.volume = before === 0.5 ? 0.6 : 0.5;
      const obeys = audio.volume !== before;
      audio.volume = before;
      return obeys;
    },
    /** Call it within a click. Later sounds may then play without one. */
    async unlock(blob: Blob): Promise<void> {
      load(blob);
      const outcome = await play();
      audio.pause();
      if (outcome === 'playing') audio.currentTime = 0;
    },
    /** Called when it plays, pauses, ends or fails. */
    onChange(listener: () => void): () => void {
      const events = ['playing', 'pause', 'ended', 'error', 'timeupdate'] as const;
      for (const name of events) audio.addEventListener(name, listener);
      return () => {
        for (const name of events) audio.removeEventListener(name, listener);
      };
    },
  };
}

export type Sound = ReturnType<typeof createSound>;

let shared: Sound | undefined;

/** The page's sound. It exists in the browser only. */
export function pageSound(): Sound {
  shared ??= createSound(new Audio());
  return shared;
}
