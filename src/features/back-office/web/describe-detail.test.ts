import { expect, test } from 'vitest';
import { findText } from '#platform/i18n/translate.ts';
import { describeDetail } from './describe-detail.ts';
import { backOfficeEn } from './texts-en.ts';
import { backOfficeZhHant } from './texts-zh-hant.ts';

const ID = '58c53c0c-ca82-413c-bb60-a0dc65d6054d';

test.each([
  [{ total_minor: 12500, terms: 'a1' }, 'US$125, Terms a1', 'US$125，服務條款 a1'],
  [{ reason: 'declined', payment: ID }, 'Card declined, payment 58c53c0c', '卡片遭拒，付款 58c53c0c'],
  [{ after: 'awaiting-payment' }, 'before: Awaiting payment', '先前：等待付款'],
  [{ amount_minor: 7101, penalty_minor: 1775 }, 'US$71.01, penalty US$17.75', 'US$71.01，違約金 US$17.75'],
  [{ amount_minor: 7101, penalty_minor: 0 }, 'US$71.01', 'US$71.01'],
  [
    { reason: 'said by the provider', new: true },
    'said by the provider, new: true',
    'said by the provider，new: true',
  ],
])('%j is said as %s', (detail, english, chinese) => {
  expect(describeDetail(detail, (path, given) => findText(backOfficeEn, 'en', path, given))).toBe(english);
  expect(describeDetail(detail, (path, given) => findText(backOfficeZhHant, 'zh-Hant', path, given))).toBe(
    chinese,
  );
});
