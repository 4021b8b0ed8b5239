import type { z } from 'zod';
import type { findGraderUses } from '../../admin-contract.ts';
import type { UseCount } from './use-report-store.ts';

type UseView = z.input<(typeof findGraderUses)['reply']>['uses'][number];

/** One line for each day and grader, with its outcomes: the newest day first, and this machine last. */
export function groupUses(
  counts: readonly UseCount[],
  { hasPrices }: { readonly hasPrices: boolean },
): UseView[] {
  const groups = new Map<string, UseCount[]>();
  for (const each of counts) {
    const key = JSON.stringify([each.day, each.service]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first ? [lineOf(first, group, hasPrices)] : [];
    })
    .sort((a, b) => {
      if (a.day !== b.day) return a.day < b.day ? 1 : -1;
      return Number(a.service === null) - Number(b.service === null);
    });
}

function lineOf({ day, service }: UseCount, group: readonly UseCount[], hasPrices: boolean): UseView {
  const total = (value: (each: UseCount) => number) => group.reduce((sum, each) => sum + value(each), 0);
  const asked = total((each) => each.asked);
  const cost = total((each) => each.costMicro);
  return {
    day,
    service,
    uses: total((each) => each.count),
    outcomes: group
      .map(({ outcome, count }) => ({ outcome, count }))
      .sort((a, b) => b.count - a.count || (a.outcome < b.outcome ? -1 : 1)),
    tokens_in: total((each) => each.tokensIn),
    tokens_out: total((each) => each.tokensOut),
    // Earlier days may have had prices.
    cost_micro: service === null || (cost === 0 && !hasPrices) ? null : cost,
    mean_ms: asked === 0 ? null : Math.round(total((each) => each.ms) / asked),
  };
}
