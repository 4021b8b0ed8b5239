/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table that is laid out as blocks loses its roles in Safari and in Chrome 75, unless they are written out */
import { paths } from '#paths';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { PlanCard } from '../../catalogue-contract.ts';
import { SkillIcon } from './skill-icon.tsx';
import { useOfferPrice } from '../offers/use-offer-price.ts';
import styles from './plan-comparison.module.css';

const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;

/** The plans side by side. On phones each row is a block, with the plan's name in every cell. */
export function PlanComparison({ plans }: { readonly plans: readonly PlanCard[] }) {
  const text = useText('catalogue');
  const priceOf = useOfferPrice();
  const rows = [
    ...SKILLS.map((skill) => ({
      key: skill,
      head: (
        <span className={styles.skill}>
          <SkillIcon skill={skill} />
          {text(`plans.skills.${skill}`)}
        </span>
      ),
      cells: plans.map(({ includes }) => includes.find((each) => each.skill === skill)?.text ?? ''),
    })),
    {
      key: 'access',
      head: text('plans.access'),
      cells: plans.map(({ offer }) =>
        offer ? text('plans.accessDays', { days: offer.accessDays }) : text('plans.accessFree'),
      ),
    },
    {
      key: 'price',
      head: text('plans.price'),
      cells: plans.map(({ offer }) => priceOf(offer)),
    },
  ];
  return (
    <table role="table" className={styles.table}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col">
            {text('plans.feature')}
          </th>
          {plans.map(({ slug, title }) => (
            <th key={slug} role="columnheader" scope="col">
              <TextLink to={paths.plan({ slug })}>{title}</TextLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, head, cells }) => (
          <tr key={key} role="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.rowHead}>
              {head}
            </th>
            {plans.map((plan, index) => (
              <td key={plan.slug} role="cell" className={styles.cell}>
                <span className={styles.plan} aria-hidden="true">
                  {plan.title}
                </span>
                <span>{cells[index]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
