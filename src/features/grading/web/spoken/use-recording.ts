import { useEffect, useRef, useState } from 'react';
import { readFile } from '#platform/api-client/api-client.ts';
import { makeSeekable } from '#platform/recordings/make-seekable.ts';
import { splitRecording } from '#platform/recordings/split-recording.ts';

type State =
  | { readonly status: 'asleep' | 'loading' | 'failed' }
  /** An interrupted answer has several pieces. */
  | { readonly status: 'ready'; readonly addresses: readonly string[] };

type Moment = { readonly piece: number; readonly fromMs: number; readonly toMs: number };

/** The end of a word is heard, too. */
const TAIL_MS = 200;

/** The recording of an answer, loaded on request, and a way to play a moment of it. */
export function useRecording(path: string) {
  const [state, setState] = useState<State>({ status: 'asleep' });
  const players = useRef(new Map<number, HTMLAudioElement>());
  const stop = useRef<number>(undefined);
  const next = useRef<Moment>(undefined);
  const addresses = state.status === 'ready' ? state.addresses : undefined;

  // The browser holds the sound in memory until its URLs are revoked.
  useEffect(
    () => () => {
      window.clearTimeout(stop.current);
      for (const address of addresses ?? []) URL.revokeObjectURL(address);
    },
    [addresses],
  );

  async function load(): Promise<void> {
    setState({ status: 'loading' });
    const answer = await readFile(path, 'audio/*');
    if (!answer.ok) return setState({ status: 'failed' });
    const sound = answer.reply;
    const bytes = new Uint8Array(await new Response(sound).arrayBuffer());
    const pieces = splitRecording(bytes).map(([from, to]) => sound.slice(from, to, sound.type));
    setState({ status: 'ready', addresses: pieces.map((piece) => URL.createObjectURL(piece)) });
  }

  async function play({ piece, fromMs, toMs }: Moment): Promise<void> {
    window.clearTimeout(stop.current);
    for (const [place, other] of players.current) if (place !== piece) other.pause();
    const player = players.current.get(piece);
    if (!player) return;
    await makeSeekable(player);
    player.currentTime = fromMs / 1000;
    try {
      await player.play();
    } catch {
      // The browser allows no sound now. Its own controls are next to the word.
      return;
    }
    stop.current = window.setTimeout(() => player.pause(), toMs - fromMs + TAIL_MS);
  }

  return {
    state,
    load,
    /** Plays a moment. A recording that is not there yet is loaded first. */
    async playMoment(moment: Moment): Promise<void> {
      if (state.status === 'ready') return play(moment);
      next.current = moment;
      if (state.status !== 'loading') await load();
    },
    /** For the player of a piece. */
    setPlayer: (piece: number) => (player: HTMLAudioElement | null) => {
      if (!player) {
        players.current.delete(piece);
        return;
      }
      players.current.set(piece, player);
      const waiting = next.current;
      if (waiting?.piece !== piece) return;
      next.current = undefined;
      void play(waiting);
    },
  };
}
