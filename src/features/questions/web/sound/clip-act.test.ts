import { expect, test, vi } from 'vitest';
import { clipAct } from './clip-act.ts';
import type { ClipSpeed } from './use-clip.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false };

function aClip(speed: ClipSpeed = 1) {
  return {
    positionMs: 8000,
    speed,
    toggle: vi.fn(),
    playFrom: vi.fn(),
    seek: vi.fn(),
    setSpeed: vi.fn(),
  };
}

test.each([
  ['k', 'BUTTON', 'toggle', []],
  [' ', 'FIGURE', 'toggle', []],
  ['R', 'INPUT', 'playFrom', [0]],
  ['ArrowLeft', 'BUTTON', 'seek', [3000]],
  ['ArrowRight', 'BUTTON', 'seek', [13_000]],
  ['<', 'INPUT', 'setSpeed', [0.9]],
  ['>', 'INPUT', 'setSpeed', [1.1]],
] as const)('“%s” on a %s: %s %j', (key, focused, name, values) => {
  const clip = aClip();
  clipAct({ ...NONE, key }, focused, clip)?.();
  expect(clip[name]).toHaveBeenCalledExactlyOnceWith(...values);
});

test.each([
  [' ', 'BUTTON'],
  ['ArrowLeft', 'INPUT'],
  ['k', 'SELECT'],
  ['x', 'BUTTON'],
])('“%s” stays with a %s', (key, focused) => {
  expect(clipAct({ ...NONE, key }, focused, aClip())).toBeUndefined();
});

test('a shortcut of the browser is left alone', () => {
  expect(clipAct({ ...NONE, ctrlKey: true, key: 'r' }, 'BUTTON', aClip())).toBeUndefined();
});

test('no speed is slower than the slowest', () => {
  const clip = aClip(0.75);
  clipAct({ ...NONE, key: '<' }, 'BUTTON', clip)?.();
  expect(clip.setSpeed).not.toHaveBeenCalled();
});
