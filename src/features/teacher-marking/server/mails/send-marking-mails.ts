import { accountMailKey, findPerson, listPeople } from '#features/accounts/server/index.ts';
import { officePaths, paths } from '#paths';
import { formatBand } from '#ielts/bands/format-band.ts';
import type { Transaction } from '#platform/database/database.ts';
import { DEFAULT_LANGUAGE } from '#platform/i18n/language.ts';
import { formatWallClock } from '#platform/i18n/zoned-day.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import { shownMarking } from '../../domain/counting-markings.ts';
import { meanTimesTwo } from '../../domain/mean-band.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listMarkings } from '../marking-store.ts';
import type { StoredOrder } from '../order-store.ts';
import { composeMarkingMail, type MarkingMail } from './marking-mails.ts';

type Dependencies = Pick<MarkingDependencies, 'outbox' | 'school' | 'config'>;
type Values = Readonly<Record<string, string>>;

type Letter = {
  readonly mail: MarkingMail;
  /** The same event is written about once. */
  readonly event: string;
  readonly values: Values;
  readonly page: string;
};

/** Writes to an account. An account that was deleted gets nothing. */
async function mailAccount(
  { outbox, school, config }: Dependencies,
  transaction: Transaction,
  accountId: string,
  { mail, event, values, page }: Letter,
): Promise<void> {
  const person = await findPerson(transaction, accountId);
  if (!person) return;
  const composed = composeMarkingMail({
    mail,
    eventKey: `${accountMailKey(accountId)}marking ${event}`,
    to: person,
    values,
    page,
    school,
    publicUrl: config.publicUrl,
  });
  await outbox.enqueueMail(transaction, composed);
}

/** The page of an order for its learner. */
const pageOf = ({ id }: StoredOrder) => paths.marking({ markingOrderId: id });

const due = ({ dueAt }: StoredOrder) => formatWallClock(dueAt, 'UTC').slice(0, 16);

/** Tells the learner that a marking, or a new version of it, is there. */
export const mailMarkingDone = (
  dependencies: Dependencies,
  transaction: Transaction,
  order: StoredOrder,
  change: {
    readonly markingId: string;
    readonly bands: readonly number[];
    /** Null: it is the first one. */
    readonly reason: string | null;
  },
): Promise<void> =>
  mailAccount(dependencies, transaction, order.accountId, {
    mail: change.reason === null ? 'done' : 'changed',
    event: `${order.id} ${change.markingId}`,
    values: { band: formatBand(meanTimesTwo(change.bands) / 2), quote: change.reason ?? '' },
    page: pageOf(order),
  });

/** Tells the learner that the school has cancelled the order. */
export const mailCancelled = (
  dependencies: Dependencies,
  transaction: Transaction,
  order: StoredOrder,
  reason: string,
): Promise<void> =>
  mailAccount(dependencies, transaction, order.accountId, {
    mail: 'cancelled',
    event: `${order.id} cancelled`,
    values: { quote: reason },
    page: pageOf(order),
  });

/** Sends the answer to the learner who asked. */
export const mailLearnersAnswer = (
  dependencies: Dependencies,
  transaction: Transaction,
  order: StoredOrder,
  answer: string,
): Promise<void> =>
  mailAccount(dependencies, transaction, order.accountId, {
    mail: 'answer',
    event: `${order.id} answer`,
    values: { quote: answer },
    page: pageOf(order),
  });

/** Sends the learner's question to the teacher whose comments the learner reads. */
export async function mailTeachersQuestion(
  dependencies: Dependencies,
  transaction: Transaction,
  order: StoredOrder,
  question: string,
): Promise<void> {
  const shown = shownMarking(await listMarkings(transaction, order));
  if (!shown || shown.teacherId === null) return;
  await mailAccount(dependencies, transaction, shown.teacherId, {
    mail: 'question',
    event: `${order.id} question`,
    values: { quote: question },
    page: paths.teach(),
  });
}

/** Warns the teacher who has an order that it is due soon. */
export async function mailWarning(
  dependencies: Dependencies & Pick<MarkingDependencies, 'rules'>,
  transaction: Transaction,
  order: StoredOrder,
): Promise<void> {
  if (order.claimedBy === null) return;
  await mailAccount(dependencies, transaction, order.claimedBy, {
    mail: 'warning',
    event: `${order.id} warning`,
    values: { hours: String(dependencies.rules.warningHours), due: due(order) },
    page: paths.teach(),
  });
}

/** Tells the school that a teacher can claim nothing until an admin allows it again. */
export async function mailStopped(
  { outbox, school, config, rules }: Dependencies & Pick<MarkingDependencies, 'rules'>,
  transaction: Transaction,
  { id, teacherId }: { readonly id: string; readonly teacherId: string },
): Promise<void> {
  const [teacher] = await listPeople(transaction, [teacherId]);
  const { misses, window } = rules.seeds;
  const composed = composeMarkingMail({
    mail: 'stopped',
    eventKey: `marking stop ${id}`,
    to: { email: school.email, name: school.name, language: DEFAULT_LANGUAGE },
    values: {
      teacher: withoutLinks(teacher?.name ?? ''),
      misses: String(misses),
      window: String(window),
    },
    page: officePaths.standardWorks(),
    school,
    publicUrl: config.publicUrl,
  });
  await outbox.enqueueMail(transaction, composed);
}

/** Tells the school that an order is late. */
export async function mailMissed(
  { outbox, school, config }: Dependencies,
  transaction: Transaction,
  order: StoredOrder,
): Promise<void> {
  const composed = composeMarkingMail({
    mail: 'missed',
    eventKey: `marking ${order.id} missed`,
    to: { email: school.email, name: school.name, language: DEFAULT_LANGUAGE },
    values: { due: due(order), order: order.id },
    page: paths.admin(),
    school,
    publicUrl: config.publicUrl,
  });
  await outbox.enqueueMail(transaction, composed);
}
