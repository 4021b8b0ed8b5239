import type { Language } from '#platform/i18n/language.ts';
import type { PaymentFailure } from '../../domain/payments/payment.ts';
import type { SandboxCard } from './sandbox-cards.ts';

type Texts = {
  readonly title: string;
  readonly banner: string;
  readonly about: string;
  readonly order: string;
  readonly total: string;
  readonly choose: string;
  readonly pay: string;
  readonly back: string;
  readonly otherLanguage: string;
  readonly cards: Readonly<Record<SandboxCard, string>>;
  readonly failures: Readonly<Record<PaymentFailure, string>>;
  readonly refused: string;
  readonly bank: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly refuse: string;
  };
  readonly lost: { readonly title: string; readonly text: string };
  readonly over: { readonly title: string; readonly text: string };
  readonly unknown: { readonly title: string; readonly text: string };
};

/** The texts of the sandbox's pages. */
export const SANDBOX_PAGE_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Test payment',
    banner: 'Not real money. This page stands in for a payment provider: no card is charged.',
    about: 'Choose a test card. Each shows something that can happen with a real one.',
    order: 'Order {number}',
    total: 'To pay',
    choose: 'Test card',
    pay: 'Pay {amount}',
    back: 'Back to the shop without paying',
    otherLanguage: '中文',
    cards: {
      paid: 'Pays immediately',
      declined: 'Is declined',
      insufficient: 'Has insufficient funds',
      expired: 'Has expired',
      secure: 'The bank asks first (3-D Secure)',
      'answer-lost': 'Pays, but the answer to your browser is lost',
      'webhook-late': 'Pays, but the shop is notified 20 seconds later',
      'webhook-twice': 'Pays, and the shop is notified three times',
    },
    failures: {
      declined: 'The card was declined.',
      'insufficient-funds': 'The card has insufficient funds.',
      'authentication-failed': 'The bank could not confirm that it was you.',
      'card-expired': 'The card has expired.',
      other: 'The card could not be used.',
    },
    refused: 'Nothing was charged. Choose another card, or go back to the shop.',
    bank: {
      title: 'Your bank needs to check',
      text: 'Are you paying {amount} to the shop? With a real card you would answer in your bank’s app.',
      confirm: 'Yes, it is me',
      refuse: 'No',
    },
    lost: {
      title: 'The answer was lost',
      text: 'The test card has paid, and then the connection was lost, as may happen with a real one. This page does not take you back. Reload it, or open the shop: it finds the payment automatically and charges nothing twice.',
    },
    over: {
      title: 'This page has expired',
      text: 'Nothing can be paid here any more, and nothing was charged. The shop shows the state of the order.',
    },
    unknown: { title: 'There is nothing to pay here', text: 'There is no payment with this address.' },
  },
  'zh-Hant': {
    title: '測試付款',
    banner: '這裡不是真正的付款。這個頁面模擬金流服務，不會向任何卡片扣款。',
    about: '請選一張測試卡，每一張都會呈現真實付款可能發生的一種狀況。',
    order: '訂單 {number}',
    total: '應付金額',
    choose: '測試卡',
    pay: '支付 {amount}',
    back: '不付款，返回網站',
    otherLanguage: 'EN',
    cards: {
      paid: '立即付款成功',
      declined: '遭到拒絕',
      insufficient: '餘額不足',
      expired: '卡片已過期',
      secure: '銀行先向你確認（3-D Secure）',
      'answer-lost': '付款成功，但瀏覽器收不到回應',
      'webhook-late': '付款成功，但 20 秒後才通知網站',
      'webhook-twice': '付款成功，並重複通知網站三次',
    },
    failures: {
      declined: '這張卡遭到拒絕。',
      'insufficient-funds': '這張卡的餘額不足。',
      'authentication-failed': '沒有通過銀行的確認。',
      'card-expired': '這張卡已經過期。',
      other: '這張卡無法使用。',
    },
    refused: '沒有扣款。請換一張卡，或返回網站。',
    bank: {
      title: '銀行確認',
      text: '是你要支付 {amount} 給這個網站嗎？使用真正的卡片時，你會在銀行的 App 裡回答。',
      confirm: '是我本人',
      refuse: '不是',
    },
    lost: {
      title: '回應遺失了',
      text: '測試卡已經付款，但連線隨即中斷，真實付款也可能這樣。這個頁面不會帶你返回。你可以重新載入，或直接開啟網站：網站會自己查明結果，也不會重複扣款。',
    },
    over: {
      title: '這個頁面已經結束',
      text: '這裡已經無法付款，也沒有扣款。訂單的狀態請看網站。',
    },
    unknown: { title: '這裡沒有要付的款項', text: '這個網址沒有對應的付款。' },
  },
};
