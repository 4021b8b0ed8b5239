import { expect, test } from 'vitest';
import { aComment } from '../draft/draft-fixture.ts';
import { actOnDesk, FIRST_DESK_STATE as FIRST, type DeskAct, type DeskState } from './desk-state.ts';

const after = (...acts: readonly DeskAct[]): DeskState => acts.reduce(actOnDesk, FIRST);
const IDS = ['a', 'b', 'c'];

test('stepping goes through the comments in order, around the end, and opens their part', () => {
  const step = (by: 1 | -1): DeskAct => ({ do: 'step', by, ids: IDS });
  expect(after(step(1)).selected).toBe('a');
  expect(after(step(-1)).selected).toBe('c');
  expect(after(step(1), step(1), step(1), step(1)).selected).toBe('a');
  expect(after({ do: 'open-part', part: 'letter' }, step(1)).part).toBe('comments');
});

test('writing ends when another comment, part or criterion is chosen', () => {
  const write: DeskAct = { do: 'write', id: 'a' };
  expect(after(write)).toMatchObject({ selected: 'a', isWriting: true });
  expect(after(write, { do: 'select', id: 'b' })).toMatchObject({ selected: 'b', isWriting: false });
  expect(after(write, { do: 'open-part', part: 'bands' }).isWriting).toBe(false);
  expect(after(write, { do: 'choose-criterion', criterion: 2 })).toMatchObject({
    part: 'bands',
    criterion: 2,
    isWriting: false,
  });
});

test('the comment that was deleted last can be restored once', () => {
  const comment = aComment({ id: 'a' });
  const deleted = after({ do: 'write', id: 'a' }, { do: 'delete', comment });
  expect(deleted).toMatchObject({ selected: null, isWriting: false, deleted: comment });
  const restored = actOnDesk(deleted, { do: 'restore' });
  expect(restored).toMatchObject({ selected: 'a', deleted: null });
  expect(actOnDesk(restored, { do: 'restore' })).toBe(restored);
});
