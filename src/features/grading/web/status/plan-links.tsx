import { Fragment } from 'react';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';

const NAMES = { basic_account: 'plan.basic', premium_account: 'plan.premium' } as const;
const isNamed = (plan: string): plan is keyof typeof NAMES =>
  Object.prototype.hasOwnProperty.call(NAMES, plan);

/** Links to plans by their names, as a part of a sentence. */
export function PlanLinks({ plans }: { readonly plans: readonly string[] }) {
  const text = useText('workStatus');
  return plans.filter(isNamed).map((plan, place) => (
    <Fragment key={plan}>
      {place === 0 ? null : text('or')}
      <TextLink to={paths.plan({ slug: plan.replace(/_/g, '-') })}>{text(NAMES[plan])}</TextLink>
    </Fragment>
  ));
}
