/** What a key of the desk does. */
export const DESK_KEYS = {
  text: ['t'],
  newComment: ['c'],
  // The player of an interview has J, K and L for itself.
  nextComment: ['j', '.'],
  previousComment: ['k', ','],
  editComment: ['e'],
  deleteComment: ['x', 'Delete'],
  restoreComment: ['u'],
  criterion1: ['1'],
  criterion2: ['2'],
  criterion3: ['3'],
  criterion4: ['4'],
  bandUp: ['+', '='],
  bandDown: ['-'],
  reason: ['r'],
  letter: ['l', 'w'],
  finish: ['s'],
  takeBack: ['z'],
  claimNext: ['n'],
  help: ['?'],
} as const satisfies Record<string, readonly string[]>;

export type DeskKeyName = keyof typeof DESK_KEYS;

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & {
  readonly target: EventTarget | null;
};

const FIELDS = 'input, textarea, select, [contenteditable]';
const MODAL = '[role="dialog"]';

/** What a key does. Undefined: nothing, or the teacher types in a field, or a dialog is open. */
export function readDeskKey(press: Press): DeskKeyName | undefined {
  const { key, target } = press;
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (target instanceof Element && target.closest(FIELDS)) return undefined;
  if (document.querySelector(MODAL)) return undefined;
  const names = Object.keys(DESK_KEYS) as DeskKeyName[];
  // A capital letter is the same key.
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  return names.find((name) => (DESK_KEYS[name] as readonly string[]).includes(pressed));
}
