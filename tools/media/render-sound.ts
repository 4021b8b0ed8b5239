import { createHash } from 'node:crypto';
import { encode, encodeKey, type Encoded } from './encode.ts';
import { joinTurns, type TimedTurn } from './join-turns.ts';
import type { Manner } from './manners.ts';
import { renderTurn, turnKey } from './render-turn.ts';
import { seedOf } from './seed.ts';
import type { Voice } from '#ielts/paper/script.ts';
import { PAPER_SOUND } from './sound-format.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { parseWav } from './wav.ts';

/** The spoken words, the voice, and the length of the silence afterwards. */
export type Said = {
  readonly id: string;
  readonly voice: Voice;
  readonly spoken: string;
  readonly pauseMs: number;
  /** See `Utterance`. */
  readonly pace?: number | undefined;
  readonly manners?: readonly Manner[] | undefined;
};

const utteranceOf = ({ spoken, voice, pace, manners }: Said) => ({
  spoken,
  voice,
  seed: seedOf(spoken),
  pace,
  manners,
});

/** Names everything that the sound of these turns depends on. */
export function renderKey(engine: SpeechEngine, said: readonly Said[], format = PAPER_SOUND): string {
  const turns = said.map((each) => [each.id, turnKey(engine, utteranceOf(each)), each.pauseMs]);
  return createHash('sha256')
    .update(JSON.stringify([turns, format.leadMs, encodeKey(format)]))
    .digest('hex');
}

/** One file of several turns, and where each of them lies in it. */
export async function renderSound(
  engine: SpeechEngine,
  said: readonly Said[],
  cache: string,
  format = PAPER_SOUND,
): Promise<Encoded & { readonly turns: readonly TimedTurn[] }> {
  const rendered = [];
  for (const each of said) {
    const wav = await renderTurn(engine, utteranceOf(each), cache).catch((error: unknown) => {
      throw new Error(`Turn ${each.id}: ${error instanceof Error ? error.message : String(error)}`);
    });
    rendered.push({ id: each.id, pauseMs: each.pauseMs, samples: parseWav(wav) });
  }
  const { samples, turns } = joinTurns(rendered, format.leadMs);
  return { ...(await encode(samples, format)), turns };
}
