import type { Recording } from '#ielts/paper/recording.ts';

/** Clips with the addresses that their sounds have in this browser. */
export function withAddresses(
  clips: Readonly<Record<string, Recording>>,
  addresses: ReadonlyMap<string, string>,
): Readonly<Record<string, Recording>> {
  const here: Record<string, Recording> = {};
  for (const name of Object.keys(clips)) {
    const clip = clips[name];
    if (clip) here[name] = { ...clip, src: addresses.get(clip.src) ?? clip.src };
  }
  return here;
}
