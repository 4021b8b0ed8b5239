import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { RefundQuote } from '../../contract.ts';
import styles from './order-page.module.css';
import { PriceList } from '../cart/price-list.tsx';

type LineProps = {
  readonly line: RefundQuote['lines'][number];
  readonly percent: number;
  readonly chosen: boolean;
  readonly onToggle: () => void;
};

/** Lessons and markings are both credits. */
function creditsText({ kind, unused }: LineProps['line']) {
  if (kind !== 'marking') return 'unusedCredits';
  return unused.left === unused.total ? 'unusedMarkingsAll' : 'unusedMarkings';
}

/** The refund of one line, rule by rule. */
export function RefundLine({ line, percent, chosen, onToggle }: LineProps) {
  const text = useText('orders');
  const language = useLanguage();
  const { name, unused, rules, refusal, line_id: id } = line;
  const title = name[language];
  const labels = {
    'unused-credits': text(`refund.${creditsText(line)}`, { left: unused.left, total: unused.total }),
    'unused-days': text('refund.unusedDays', { left: unused.left, total: unused.total }),
    penalty: text('refund.penalty', { percent }),
    'no-penalty': text('refund.no-penalty'),
  };
  if (refusal !== null)
    return (
      <li className={styles.refundLine}>
        <strong>{title}</strong>
        <p className={styles.quiet}>{text(`refund.refusals.${refusal}`)}</p>
      </li>
    );
  return (
    <li className={styles.refundLine}>
      <Checkbox
        name={`line-${id}`}
        label={text('refund.choose', { title })}
        checked={chosen}
        onChange={onToggle}
      />
      <div className={styles.rules}>
        <PriceList
          rows={[
            { label: text('refund.paid'), minor: line.paid_minor },
            ...rules.map(({ rule, amount_minor: minor }) => ({ label: labels[rule], minor })),
            { label: text('refund.comesBack'), minor: line.refund_minor, total: true },
          ]}
        />
      </div>
    </li>
  );
}
