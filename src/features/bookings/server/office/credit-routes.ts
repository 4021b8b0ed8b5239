import { findPersonByEmail } from '#features/accounts/server/index.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../admin-contract.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { readWallet } from '../credits/credit-store.ts';
import { grantLessonCredits } from '../credits/grant-credits.ts';
import { mailCredits } from '../mails/send-credit-mail.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { nameAdmins } from './name-admins.ts';
import { takeLessonCredits } from './take-credits.ts';

/** The school's calls about the credits of a learner; for admins. */
export function mountCreditRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, teachers } = dependencies;
  /** Null: every teacher. Undefined: the content has no such teacher. */
  const keyOf = (slug: string | null) =>
    slug === null ? null : teachers.find((each) => each.slug === slug)?.key;

  mountEndpoint(api, contract.giveLessonCredits, REFUSALS, async ({ actor, body, idempotencyKey }) => {
    const { email, minutes, count, reason: note } = body;
    const person = await findPersonByEmail(database, email);
    if (!person) return { ok: false, refusal: 'account-unknown' };
    const teacher = keyOf(body.teacher);
    if (teacher === undefined) return { ok: false, refusal: 'teacher-unknown' };
    const { accountId: adminId } = actor;
    const source = `gift ${adminId} ${idempotencyKey}`;
    const { accountId } = person;
    await database.transaction(async (transaction) => {
      const grant = { accountId, teacher, minutes, count };
      const given = { ...grant, source, note, adminId };
      const expiresAt = await grantLessonCredits(dependencies, transaction, given);
      if (!expiresAt) return;
      const letter = { mail: 'given', ...grant, expiresAt, reason: note, event: source } as const;
      await mailCredits(dependencies, transaction, letter);
    });
    return { ok: true, reply: { given: true as const } };
  });

  mountEndpoint(api, contract.takeLessonCredits, REFUSALS, async ({ actor, body, idempotencyKey }) => {
    const { email, minutes, count, reason: note } = body;
    const person = await findPersonByEmail(database, email);
    if (!person) return { ok: false, refusal: 'account-unknown' };
    const teacher = keyOf(body.teacher);
    if (teacher === undefined) return { ok: false, refusal: 'teacher-unknown' };
    const { accountId: adminId } = actor;
    const { accountId } = person;
    const isTaken = await takeLessonCredits(dependencies, {
      accountId,
      teacher,
      minutes,
      count,
      note,
      adminId,
      requestKey: `${adminId} ${idempotencyKey}`,
    });
    return isTaken
      ? { ok: true, reply: { taken: true as const } }
      : { ok: false, refusal: 'credits-too-few' };
  });

  mountEndpoint(api, contract.listLessonCredits, REFUSALS, async ({ query }, context) => {
    const person = await findPersonByEmail(database, query.email);
    if (!person) return { ok: false, refusal: 'account-unknown' };
    const language = context.get('language');
    const { lots, entries } = await readWallet(database, person.accountId);
    const nameOf = await nameAdmins(database, entries);
    const shownLots = new Map(
      lots.map(({ id, teacher: key, minutes, left, expiresAt }) => {
        const teacher = teachers.find((each) => each.key === key);
        const names = {
          teacher: teacher?.slug ?? null,
          teacher_name: teacher?.name[language] ?? null,
          is_for_every_teacher: key === null,
        };
        return [id, { ...names, minutes, left, expires_at: expiresAt.toISOString() }] as const;
      }),
    );
    return {
      ok: true,
      reply: {
        credits: [...shownLots.values()].filter(({ left }) => left > 0),
        entries: [...entries].reverse().flatMap(({ lotId, reason, amount, at, note, adminId }) => {
          const lot = shownLots.get(lotId);
          if (!lot) return [];
          const { minutes, teacher_name: name, is_for_every_teacher: isForEvery } = lot;
          const kind = { minutes, teacher_name: name, is_for_every_teacher: isForEvery };
          return [{ reason, amount, ...kind, at: at.toISOString(), note, admin: nameOf(adminId) }];
        }),
      },
    };
  });
}
