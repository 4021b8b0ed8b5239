/** `HTMLMediaElement.HAVE_METADATA`: the length is known. */
const HAVE_METADATA = 1;

/** What came of asking the browser to play. `blocked`: it wants a click first. */
export type PlayOutcome = 'playing' | 'blocked' | 'failed';

/**
 * One audio element for the whole page: Safari lets play what a click has once played through, whatever its source is
 * later.
 */
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

  /** Plays from the server as it comes: for what may stutter. */
  function stream(src: string): void {
    if (held === undefined && audio.getAttribute('src') === src && !audio.error) return;
    if (address) URL.revokeObjectURL(address);
    address = undefined;
    held = undefined;
    audio.src = src;
    audio.load();
  }

  /** Before the length is known Safari forgets where it was told to begin. */
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
      // Stopped or given another source in the meantime: whoever did it goes on from there.
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
    /** 1 is the speed of the recording. It stays for whatever is loaded next. */
    setSpeed(speed: number): void {
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
    },
    /** Whether the browser plays AAC, of which our recordings are; a Chromium without its licensed parts does not. */
    canPlayRecordings: () => audio.canPlayType('audio/mp4; codecs="mp4a.40.2"') !== '',
    /** iOS leaves the volume to the buttons of the device. */
    canSetVolume(): boolean {
      const before = audio.volume;
      audio.volume = before === 0.5 ? 0.6 : 0.5;
      const obeys = audio.volume !== before;
      audio.volume = before;
      return obeys;
    },
    /** In a click: what is played later may play without one. */
    async unlock(blob: Blob): Promise<void> {
      load(blob);
      const outcome = await play();
      audio.pause();
      if (outcome === 'playing') audio.currentTime = 0;
    },
    /** Told when it plays, pauses, ends, fails. */
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

/** The page's own. In the browser only. */
export function pageSound(): Sound {
  shared ??= createSound(new Audio());
  return shared;
}
