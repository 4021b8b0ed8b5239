import { CLIP_SPEEDS, type ClipControl } from './use-clip.ts';

const STEP_MS = 5000;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
type Controls = Pick<ClipControl, 'positionMs' | 'speed' | 'toggle' | 'playFrom' | 'seek' | 'setSpeed'>;

/**
 * The act of a key in the player, or undefined. A control that has focus keeps the keys that it needs itself: a button
 * the space bar, the slider and the list of speeds their arrows.
 */
export function clipAct(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  focused: string,
  clip: Controls,
): (() => void) | undefined {
  if (ctrlKey || metaKey || altKey || focused === 'SELECT') return undefined;
  const faster = (steps: number) => () => {
    const next = CLIP_SPEEDS[CLIP_SPEEDS.indexOf(clip.speed) + steps];
    if (next !== undefined) clip.setSpeed(next);
  };
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'k':
      return clip.toggle;
    case ' ':
      return focused === 'BUTTON' ? undefined : clip.toggle;
    case 'r':
      return () => clip.playFrom(0);
    case 'ArrowLeft':
      return focused === 'INPUT' ? undefined : () => clip.seek(clip.positionMs - STEP_MS);
    case 'ArrowRight':
      return focused === 'INPUT' ? undefined : () => clip.seek(clip.positionMs + STEP_MS);
    case '<':
      return faster(-1);
    case '>':
      return faster(1);
    default:
      return undefined;
  }
}
