/** What a key does in the player. */
export const PLAYER_ACTS = [
  'play',
  'back',
  'forward',
  'pause-before',
  'pause-after',
  'comment',
  'span-start',
  'span-end',
] as const;
export type PlayerAct = (typeof PLAYER_ACTS)[number];

/** Small letters; a capital one does the same. */
const KEYS: Readonly<Record<string, PlayerAct>> = {
  ' ': 'play',
  spacebar: 'play',
  k: 'play',
  j: 'back',
  l: 'forward',
  m: 'comment',
  i: 'span-start',
  o: 'span-end',
  '[': 'pause-before',
  ']': 'pause-after',
};

/** All keys of the player. */
export const PLAYER_KEYS: readonly string[] = Object.keys(KEYS);

/** The keys of an act, each once. */
export const keysOfAct = (act: PlayerAct): readonly string[] =>
  PLAYER_KEYS.filter((key) => KEYS[key] === act && key !== 'spacebar');

type PressedKey = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

/** The act of a key; undefined: the player has none for it, or it is a shortcut of the browser. */
export function actOfKey({ key, ctrlKey, metaKey, altKey }: PressedKey): PlayerAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const name = key.toLowerCase();
  return Object.keys(KEYS).includes(name) ? KEYS[name] : undefined;
}
