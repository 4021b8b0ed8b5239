import { callMockTests } from '../calls.ts';
import type { AttemptReply, OpenedAttempt } from './open-attempt.ts';

/** What the server has, and which of it nobody knew here. */
async function look({ clock, reply }: OpenedAttempt): Promise<AttemptReply | undefined> {
  const result = await callMockTests('getAttempt', { params: { attemptId: reply.attempt.attempt_id } });
  if (!result.ok) return undefined;
  clock.hear(result.reply.server_now);
  return result.reply;
}

async function resume(opened: OpenedAttempt, fresh: AttemptReply, unbroken: boolean): Promise<void> {
  const { sync, journal } = opened;
  // Another tab of this browser may have left there what never reached the server.
  const journaled = await journal.list(fresh.attempt.attempt_id).catch(() => []);
  sync.resume(fresh.answers, journaled, unbroken);
  sync.lock(fresh.checks);
}

/** Says that this tab still writes, and hears whether it does. */
export async function renewHold(opened: OpenedAttempt): Promise<void> {
  const { hold, sync } = opened;
  if (!hold.writes()) return;
  const held = await hold.renew();
  if (held.state === 'elsewhere') sync.yieldTo();
  if (held.state !== 'here' || held.unbroken) return;
  // Somebody wrote while this tab was silent, and is silent now.
  const fresh = await look(opened);
  if (fresh) await resume(opened, fresh, false);
}

/**
 * Looks again at what the server has: after sleep, after another tab, after a connection came back. Gives back the
 * reply when the attempt was closed elsewhere.
 */
export async function refreshAttempt(opened: OpenedAttempt): Promise<AttemptReply | undefined> {
  const { sync } = opened;
  await renewHold(opened);
  const fresh = await look(opened);
  if (!fresh) return undefined;
  const over = fresh.attempt.phase === 'submitted';
  // What was left here while somebody else wrote is kept as late once nobody does.
  if (over && !opened.hold.writes()) await resume(opened, fresh, false);
  else sync.take(fresh.answers);
  sync.lock(fresh.checks);
  await sync.flush();
  return over ? fresh : undefined;
}

/**
 * - `here`: this tab writes from now on, with everything merged
 * - `over`: the attempt was closed meanwhile
 * - `failed`: there is no connection; nothing has changed
 */
export type TakeOverOutcome = 'here' | 'over' | 'failed';

/** Goes on writing here; whoever wrote until now is refused from now on. */
export async function takeOverAttempt(opened: OpenedAttempt): Promise<TakeOverOutcome> {
  const held = await opened.hold.takeOver();
  const fresh = held.state === 'here' ? await look(opened) : undefined;
  if (!fresh) {
    opened.hold.lose();
    return 'failed';
  }
  await resume(opened, fresh, false);
  if (fresh.attempt.phase === 'open') return 'here';
  // What was left here goes with the late ones.
  await opened.sync.flush();
  return 'over';
}
