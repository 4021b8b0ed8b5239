/** What a key does in the player. */
export type KeyAct = 'toggle' | 'back' | 'forward' | 'slower' | 'faster' | 'captions' | 'fullscreen';

const ACTS: Readonly<Record<string, KeyAct>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  '<': 'slower',
  '>': 'faster',
  c: 'captions',
  f: 'fullscreen',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The act of a key, or undefined. A control that has focus keeps the keys it needs itself: a button the space bar, a
 * list and the slider their arrows.
 */
export function keyAct({ key, ctrlKey, metaKey, altKey }: Pressed, focused: string): KeyAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const act = Object.prototype.hasOwnProperty.call(ACTS, name) ? ACTS[name] : undefined;
  if (focused === 'SELECT') return undefined;
  if (act === 'toggle' && (focused === 'BUTTON' || focused === 'A' || focused === 'INPUT')) return undefined;
  return act;
}
