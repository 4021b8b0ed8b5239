/**
 * What becomes of each table when a learner takes their data along or leaves. `part`: what of the export's data.json
 * holds its rows, each by the value of the column `mark`; `secret`: goes with the account and is shown to nobody, its
 * owner included; `books`: kept for years by law, the person taken out of it; `nobody`: holds no person's rows.
 */
export const OWN_TABLES = {
  accounts: { part: 'account', mark: 'email' },
  sessions: { part: 'sessions', mark: 'id' },
  security_events: { part: 'security_events', mark: 'id' },
  candidates: { part: 'candidates', mark: 'id' },
  outgoing_mails: { part: 'mails', mark: 'subject' },
  sittings: { part: 'mock_tests', mark: 'id' },
  attempts: { part: 'mock_tests', mark: 'id' },
  answers: { part: 'mock_tests', mark: 'value' },
  late_answers: { part: 'mock_tests', mark: 'value' },
  answer_snapshots: { part: 'mock_tests', mark: 'value' },
  responses: { part: 'mock_tests', mark: 'question' },
  response_chunks: { part: 'mock_tests', mark: 'question' },
  mark_appeals: { part: 'mock_tests', mark: 'reason' },
  annotations: { part: 'mock_tests', mark: 'text' },
  contact_messages: { part: 'contact_messages', mark: 'message' },
  carts: { part: 'shop', mark: 'coupon' },
  entitlements: { part: 'shop', mark: 'product_id' },
  refresh_tokens: 'secret',
  one_time_tokens: 'secret',
  recovery_codes: 'secret',
  orders: 'books',
  order_lines: 'books',
  order_events: 'books',
  coupon_uses: 'books',
  payments: 'books',
  provider_events: 'books',
  refunds: 'books',
  refund_lines: 'books',
  ledger_transactions: 'books',
  ledger_entries: 'books',
  coupons: 'nobody',
  product_overrides: 'nobody',
  shop_changes: 'nobody',
  terms_versions: 'nobody',
  sandbox_payments: 'nobody',
  sandbox_refunds: 'nobody',
  sandbox_events: 'nobody',
  section_versions: 'nobody',
  rate_limits: 'nobody',
  used_challenges: 'nobody',
} as const satisfies Readonly<
  Record<string, { readonly part: string; readonly mark: string } | 'secret' | 'books' | 'nobody'>
>;
