// @vitest-environment happy-dom
import { createRef } from 'react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MarkedSection } from '#ielts/paper/paper.ts';
import { usePlayerPlace } from './use-player-place.ts';

const reading: MarkedSection = { skill: 'reading', durationMinutes: 20, parts: [] };
const listening: MarkedSection = { skill: 'listening', checkMinutes: 1, parts: [] };

test.each<[string, MarkedSection, boolean, 'passage' | 'questions']>([
  ['Reading opens on its passage', reading, false, 'passage'],
  ['Reading that is under way opens on its questions', reading, true, 'questions'],
  ['Listening has no passage', listening, false, 'questions'],
])('on a phone %s', (_, section, begun, side) => {
  const { result } = renderHook(() => usePlayerPlace(section, createRef(), begun));
  expect(result.current.side).toBe(side);
});
