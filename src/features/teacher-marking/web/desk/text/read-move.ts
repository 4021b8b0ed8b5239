import type { KeyboardEvent } from 'react';
import type { CursorMove } from './word-cursor.ts';

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;
type TextMove =
  | { readonly by: 'word'; readonly to: CursorMove }
  | { readonly by: 'character'; readonly step: 1 | -1 };

const WORDS: Readonly<Record<string, CursorMove>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'next-sentence',
  ArrowUp: 'previous-sentence',
  Home: 'start',
  End: 'end',
};

/** The move that a key makes in the text. Undefined: none. */
export function readMove({ key, shiftKey, altKey, ctrlKey, metaKey }: Press): TextMove | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (altKey) {
    if (!shiftKey || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return undefined;
    return { by: 'character', step: key === 'ArrowRight' ? 1 : -1 };
  }
  const to = WORDS[key];
  return to && { by: 'word', to };
}
