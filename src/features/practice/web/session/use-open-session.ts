import { useEffect, useState, type ComponentType } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { keepPage } from '#platform/pages/keep-page.ts';
import { PRACTICE_ENDPOINTS } from '../../endpoints.ts';
import { deviceZone } from '../parts/device-zone.ts';
import {
  findSession,
  forgetOldSessions,
  keepSession,
  loadSounds,
  playedOf,
  soundsOf,
  type SessionCopy,
} from '../saving/session-copies.ts';
import type { PracticeOutbox } from '../saving/practice-outbox.ts';
import { usePracticeOutbox, usePracticeOwner } from '../saving/use-practice-outbox.ts';
import type { SessionReply } from '../parts/practice-session.ts';
import { answerParts } from './load-answered.ts';
import type { SessionPlayerProps } from './session-player.tsx';

type OpenState =
  | { readonly status: 'loading'; readonly loaded: number; readonly sounds: number }
  | { readonly status: 'unknown' | 'offline' | 'failed' }
  | {
      readonly status: 'ready';
      readonly Player: ComponentType<SessionPlayerProps>;
      readonly props: SessionPlayerProps;
    };
const LOADING = { status: 'loading', loaded: 0, sounds: 0 } as const;

/** The player is loaded behind the page, and then stored with it. */
const loadPlayer = () => import('./session-player.tsx');
const hasCharts = ({ units }: SessionReply) =>
  units.some(
    ({ material: { charts, groups } }) => charts.length > 0 || groups.some(({ type }) => type === 'chart'),
  );

/** An answer was given before, so what follows an answer is shown first. */
const wasAnswered = (
  { answers, reviewed, isFinished, reply }: SessionCopy,
  practice: PracticeOutbox,
): boolean =>
  isFinished ||
  answers.length + reviewed.length + reply.answers.length + practice.listPendingAnswers().length > 0;

type Found = SessionCopy | 'unknown' | 'offline' | 'failed';

/** The session of this browser, which needs no connection; otherwise that of the server. */
async function openSession(session: string, owner: string): Promise<Found> {
  const copy = await findSession(session, owner);
  if (copy) return copy;
  const result = await call(PRACTICE_ENDPOINTS, 'getPracticeSession', {
    params: { session },
    query: { zone: deviceZone() },
  });
  if (result.ok) {
    const { reply } = result;
    return {
      session,
      owner,
      reply,
      answers: [],
      reviewed: [],
      isFinished: reply.finished_at !== null,
      storedAt: Date.now(),
    };
  }
  if (result.kind === 'unreachable') return navigator.onLine ? 'failed' : 'offline';
  return result.code === 'session-unknown' ? 'unknown' : 'failed';
}

/** Opens a session with all that it needs: questions, sounds, player, and the page itself for a visit offline. */
export function useOpenSession(session: string): {
  readonly state: OpenState;
  /** The page is stored too: it opens again without a connection. */
  readonly isKept: boolean;
  readonly retry: () => void;
} {
  const owner = usePracticeOwner();
  const practice = usePracticeOutbox();
  const [turn, setTurn] = useState(0);
  const [isKept, setKept] = useState(false);
  const [state, setState] = useState<OpenState>(LOADING);

  useEffect(() => {
    if (owner === undefined || !practice) return undefined;
    let left = false;
    let addresses: ReadonlyMap<string, string> = new Map();
    const show = (next: OpenState) => {
      if (!left) setState(next);
    };
    async function open(person: string, outbox: PracticeOutbox): Promise<void> {
      const found = await openSession(session, person);
      if (typeof found === 'string') return show({ status: found });
      const { reply } = found;
      const sounds = soundsOf(reply).length;
      const [player] = await Promise.all([
        loadPlayer(),
        keepSession(found),
        loadSounds(reply, (loaded) => show({ status: 'loading', loaded, sounds })).then((loaded) => {
          addresses = loaded;
        }),
      ]);
      const play = (after: SessionPlayerProps['after']) =>
        show({
          status: 'ready',
          Player: player.SessionPlayer,
          props: {
            copy: found,
            practice: outbox,
            addresses,
            missingSounds: playedOf(reply).length - addresses.size,
            after,
            onRetry: () => void loadRest(),
          },
        });
      /** What the first question does not need; then the page is whole, and stored for a visit offline. */
      async function loadRest(): Promise<void> {
        play('loading');
        try {
          await Promise.all([
            answerParts.load(),
            player.loadLateViews(),
            hasCharts(reply) ? player.loadCharts() : undefined,
          ]);
        } catch {
          return play('failed');
        }
        play('ready');
        if (!left && (await keepPage(window.location.pathname, '/practice'))) setKept(true);
      }
      if (wasAnswered(found, outbox)) await answerParts.load();
      void loadRest();
      void forgetOldSessions(person, Date.now());
    }
    show(LOADING);
    open(owner, practice).catch(() => show({ status: 'failed' }));
    return () => {
      left = true;
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    };
  }, [session, owner, practice, turn]);

  return { state, isKept, retry: () => setTurn((count) => count + 1) };
}
