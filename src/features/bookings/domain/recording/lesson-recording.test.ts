import { describe, expect, test } from 'vitest';
import { roomTimes } from '../room/room-window.ts';
import {
  acceptsSound,
  canAnswer,
  findAskRefusal,
  laterRecording,
  playableChunks,
  RECORDING_STATES,
  recordingExpiresAt,
  recordingStateAt,
  type RecordingEnd,
  type RecordingFacts,
  wasSaidInTime,
} from './lesson-recording.ts';

const at = (clock: string) => new Date(`2026-11-23T${clock}.000Z`);
/** The room of a lesson from 10:00 to 10:25 closes at 10:40, and its notes a day later. */
const TIMES = roomTimes(
  { startsAt: at('10:00:00'), endsAt: at('10:25:00') },
  { roomBeforeMinutes: 10, roomAfterMinutes: 15, roomNotesHours: 24 },
);
const ASKED: RecordingFacts & { readonly ended: RecordingEnd | null } = {
  askedBy: 'teacher',
  askedAt: at('10:00:00'),
  refusedAt: null,
  startedAt: null,
  endedAt: null,
  ended: null,
  deletedAt: null,
};
const RUNNING = { ...ASKED, startedAt: at('10:00:30') };
const ENDED = { ...RUNNING, endedAt: at('10:20:00'), ended: 'stopped' as const };
const LOST = { ...ENDED, ended: 'lost' as const };

describe('a recording', () => {
  test.each([
    ['asked', ASKED, '10:00:59'],
    ['lapsed', ASKED, '10:01:00'],
    ['lapsed', { ...ASKED, askedAt: at('10:39:50') }, '10:40:00'],
    ['refused', { ...ASKED, refusedAt: at('10:00:20') }, '10:00:21'],
    ['running', RUNNING, '10:39:59'],
    ['ended', RUNNING, '10:40:00'],
    ['ended', ENDED, '10:21:00'],
    ['deleted', { ...RUNNING, deletedAt: at('10:05:00') }, '10:06:00'],
    ['deleted', { ...ENDED, deletedAt: at('10:30:00') }, '10:31:00'],
    ['deleted', { ...ASKED, deletedAt: at('10:00:10') }, '10:00:20'],
  ] as const)('is %s: %j at %s', (state, facts, clock) => {
    expect(recordingStateAt(facts, TIMES, at(clock))).toBe(state);
  });

  test.each([
    [{}, undefined],
    [{ isRoomOpen: false }, 'room-closed'],
    [{ areBothInCall: false }, 'other-not-in-call'],
    [{ latest: 'asked' }, 'recording-live'],
    [{ latest: 'running' }, 'recording-live'],
    [{ latest: 'lapsed' }, undefined],
    [{ latest: 'refused' }, undefined],
    [{ latest: 'ended' }, undefined],
    [{ latest: 'deleted' }, undefined],
  ] as const)('can be asked for in an open room with both in the call, but %j: %s', (facts, refusal) => {
    expect(findAskRefusal({ isRoomOpen: true, areBothInCall: true, latest: undefined, ...facts })).toBe(
      refusal,
    );
  });

  test.each([
    ['teacher', 'learner', true],
    ['learner', 'teacher', true],
    ['teacher', 'teacher', false],
    ['learner', 'learner', false],
  ] as const)('that the %s asked for is answered by the %s: %s', (askedBy, side, may) => {
    for (const state of RECORDING_STATES)
      expect(canAnswer(state, askedBy, side)).toBe(may && state === 'asked');
  });

  test.each([
    ['asked', '10:01:00', false],
    ['lapsed', '10:10:00', false],
    ['refused', '10:10:00', false],
    ['running', '10:10:00', true],
    ['deleted', '10:10:00', false],
    // What a broken line kept back.
    ['ended', '10:45:00', true],
  ] as const)('that is %s at %s takes sound: %s', (state, clock, takes) => {
    expect(acceptsSound(state, TIMES, at(clock))).toBe(takes);
  });

  test('takes no more late sound when notes are no longer saved', () => {
    expect(acceptsSound('ended', TIMES, new Date(TIMES.notesUntil.getTime() - 1))).toBe(true);
    expect(acceptsSound('ended', TIMES, TIMES.notesUntil)).toBe(false);
  });

  // It ran from 10:00:30 to 10:20:00, for 1,170 seconds; a chunk is ten, and may be up to fifteen late.
  test.each([
    [ENDED, 0, 0, true],
    [ENDED, 1_185_000, 0, true],
    [ENDED, 1_185_001, 0, false],
    [ENDED, 1_000_000, 18, true],
    [ENDED, 1_000_000, 19, false],
    // The page without a line waited for it for two minutes.
    [LOST, 1_305_000, 0, true],
    [LOST, 1_305_001, 0, false],
    // Nobody ended it before the room closed, at 10:40.
    [RUNNING, 2_385_000, 0, true],
    [RUNNING, 2_385_001, 0, false],
    [{ ...RUNNING, endedAt: at('11:00:00') }, 2_385_001, 0, false],
    [ASKED, 0, 0, false],
  ] as const)('%j of the take at %i ms has chunk %i: %s', (facts, take, number, isInTime) => {
    expect(wasSaidInTime({ take, number }, facts, TIMES)).toBe(isInTime);
  });

  test('is shown as the later of two answers says, in either order', () => {
    const view = (state: (typeof RECORDING_STATES)[number], recording_id = 'one') => ({
      recording_id,
      state,
    });
    for (const [one, other] of [
      ['asked', 'running'],
      ['asked', 'refused'],
      ['running', 'ended'],
      ['running', 'deleted'],
      ['ended', 'deleted'],
    ] as const) {
      expect(laterRecording(view(one), view(other))?.state).toBe(other);
      expect(laterRecording(view(other), view(one))?.state).toBe(other);
    }
    expect(laterRecording(view('ended'), view('asked', 'two'))).toEqual(view('asked', 'two'));
    expect(laterRecording(view('ended'), null)).toBeNull();
    expect(laterRecording(null, view('asked'))).toEqual(view('asked'));
  });

  test('is deleted as many days after its end as were promised', () => {
    expect(recordingExpiresAt(at('10:20:00'), 60)).toEqual(new Date('2027-01-22T10:20:00.000Z'));
  });

  test.each([
    [
      [0, 1, 2],
      [0, 1, 2],
    ],
    [[0, 2], [0]],
    [[1, 2], []],
    [[], []],
  ])('of the chunks %j plays %j', (stored, played) => {
    expect(playableChunks(stored.map((number) => ({ number }))).map(({ number }) => number)).toEqual(played);
  });
});
