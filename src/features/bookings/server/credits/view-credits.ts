import type { z } from 'zod';
import type { listBookings } from '../../contract.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import { firstSources, orderLineOf } from '../../domain/credits-of-source.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { readWallet } from './credit-store.ts';

const MOST_ENTRIES = 100;

type View = Pick<z.input<(typeof listBookings)['reply']>, 'credits' | 'credit_entries'>;

/** The credits of an account that can be used now, with what they are worth, and the last lines of its ledger. */
export async function viewCredits(
  { teachers, prices }: Pick<BookingDependencies, 'teachers' | 'prices'>,
  database: DatabaseOrTransaction,
  {
    accountId,
    language,
    now,
  }: { readonly accountId: string; readonly language: Language; readonly now: Date },
): Promise<View> {
  const wallet = await readWallet(database, accountId);
  const sources = firstSources(wallet);
  const usable = wallet.lots.filter(({ left, expiresAt }) => left > 0 && expiresAt > now);
  const bought = usable.flatMap(({ id, left }) => {
    const orderLineId = orderLineOf(sources.get(id) ?? '');
    return orderLineId === undefined ? [] : [{ lotId: id, orderLineId, left }];
  });
  const values = await prices.valueLessons(bought);
  const valueOf = new Map(bought.map(({ lotId }, at) => [lotId, values[at]]));
  const kindOf = ({ teacher: key, minutes }: Pick<(typeof usable)[number], 'teacher' | 'minutes'>) => {
    const teacher = teachers.find((each) => each.key === key);
    return {
      teacher: teacher?.slug ?? null,
      teacher_name: teacher?.name[language] ?? null,
      is_for_every_teacher: key === null,
      minutes,
    };
  };
  const lots = new Map(wallet.lots.map((lot) => [lot.id, lot]));
  return {
    credits: usable.map((lot) => ({
      ...kindOf(lot),
      left: lot.left,
      is_gift: !valueOf.has(lot.id),
      order_id: valueOf.get(lot.id)?.orderId ?? null,
      worth_minor: valueOf.get(lot.id)?.worthMinor ?? null,
      expires_at: lot.expiresAt.toISOString(),
    })),
    credit_entries: wallet.entries
      .slice(-MOST_ENTRIES)
      .reverse()
      .flatMap(({ lotId, reason, amount, bookingId, note, at }) => {
        const lot = lots.get(lotId);
        if (!lot) return [];
        const { teacher: _, ...kind } = kindOf(lot);
        return [
          {
            reason,
            is_gift: reason === 'bought' && orderLineOf(lot.source) === undefined,
            amount,
            ...kind,
            booking_id: bookingId,
            note,
            at: at.toISOString(),
          },
        ];
      }),
  };
}
