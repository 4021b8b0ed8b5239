import { call } from '#platform/api-client/api-client.ts';
import { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import type { AttemptReply, OpenedAttempt } from './open-attempt.ts';

/** The server's answers, and those among them that were new here. */
async function look({ clock, reply }: OpenedAttempt): Promise<AttemptReply | undefined> {
  const result = await call(MOCK_TEST_ENDPOINTS, 'getAttempt', {
    params: { attemptId: reply.attempt.attempt_id },
  });
  if (!result.ok) return undefined;
  clock.hear(result.reply.server_now);
  return result.reply;
}

async function resume(opened: OpenedAttempt, fresh: AttemptReply, unbroken: boolean): Promise<void> {
  const { sync, journal } = opened;
  // Another tab of this browser may have stored answers that never reached the server.
  const journaled = await journal.list(fresh.attempt.attempt_id).catch(() => []);
  sync.resume(fresh.answers, journaled, unbroken);
  sync.lock(fresh.checks);
}

/** Reports that this tab still writes, and learns whether it does. */
export async function renewHold(opened: OpenedAttempt): Promise<void> {
  const { hold, sync } = opened;
  if (!hold.writes()) return;
  const held = await hold.renew();
  if (held.state === 'elsewhere') sync.yieldTo();
  if (held.state !== 'here' || held.unbroken) return;
  // Another tab wrote while this one was silent, and is silent now.
  const fresh = await look(opened);
  if (fresh) await resume(opened, fresh, false);
}

/**
 * Compares with the server again: after sleep, another tab's change, or a lost connection. Returns the reply when the
 * attempt was closed elsewhere.
 */
export async function refreshAttempt(opened: OpenedAttempt): Promise<AttemptReply | undefined> {
  const { sync } = opened;
  await renewHold(opened);
  const fresh = await look(opened);
  if (!fresh) return undefined;
  const over = fresh.attempt.phase === 'submitted';
  // Answers left here while another tab wrote become late ones once there is no writer.
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

/** Makes this tab the writer. The previous writer is refused from now on. */
export async function takeOverAttempt(opened: OpenedAttempt): Promise<TakeOverOutcome> {
  const held = await opened.hold.takeOver();
  const fresh = held.state === 'here' ? await look(opened) : undefined;
  if (!fresh) {
    opened.hold.lose();
    return 'failed';
  }
  await resume(opened, fresh, false);
  if (fresh.attempt.phase === 'open') return 'here';
  // Unsent answers are sent as late ones.
  await opened.sync.flush();
  return 'over';
}
