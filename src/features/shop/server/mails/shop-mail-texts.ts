import type { Language, Localised } from '#platform/i18n/language.ts';

/** The texts of the shop's emails. Words in braces are filled in. */
export type ShopMailTexts = {
  readonly subject: string;
  readonly title: string;
  readonly body: readonly string[];
  readonly button: string;
  readonly why: string;
};

export const SHOP_MAILS = ['receipt', 'guardian', 'refund', 'access-ends'] as const;
export type ShopMailKind = (typeof SHOP_MAILS)[number];

const HELP = {
  en: 'Questions? Reply to this email, or write to {schoolEmail}. We are here {hours}.',
  'zh-Hant': '有問題嗎？直接回覆這封信，或寫信到 {schoolEmail}。服務時間：{hours}。',
} as const satisfies Localised;

/** The texts of every email. */
export const SHOP_MAIL_FRAME = {
  en: {
    greeting: 'Hello {name},',
    help: HELP.en,
    number: 'Order',
    paidAt: 'Paid on',
    method: 'Paid with',
    product: 'Product',
    subtotal: 'Subtotal',
    discount: 'Coupon {coupon}',
    total: 'Total paid',
    accessUntil: 'Access until {date}',
    credits: 'Lesson credits: {count}',
    markings: 'Markings by a teacher: {count}, valid until {date}',
    refunded: 'Your refund',
    unused: 'Unused fee',
    penalty: 'Penalty, 20% (clause 9 of the terms)',
    and: '; ',
    learner: 'Learner',
    renew:
      'If you would like to continue, you can renew now: the new time is added to what is left, so you do not lose a day.',
    test: 'This was a test payment: no real money was charged.',
    remindersOff: 'Turn reminders off',
  },
  'zh-Hant': {
    greeting: '{name}，你好：',
    help: HELP['zh-Hant'],
    number: '訂單編號',
    paidAt: '付款時間',
    method: '付款方式',
    product: '商品',
    subtotal: '小計',
    discount: '優惠碼 {coupon}',
    total: '實付金額',
    accessUntil: '可使用到 {date}',
    credits: '可用堂數 {count} 堂',
    markings: '老師批改 {count} 次，可使用到 {date}',
    refunded: '退費金額',
    unused: '未使用部分的費用',
    penalty: '違約金 20%（服務條款第 9 條）',
    and: '；',
    learner: '學員',
    renew: '如果想繼續使用，現在就可以續購：新的期限會接在原來的期限之後，一天都不會少。',
    test: '這是一筆測試付款，沒有實際扣款。',
    remindersOff: '關閉提醒信',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

export const SHOP_MAIL_TEXTS: Readonly<Record<ShopMailKind, Localised<ShopMailTexts>>> = {
  receipt: {
    en: {
      subject: 'Your receipt for order {number}',
      title: 'Thank you, your payment is confirmed',
      body: ['What you bought is open now. This is your receipt; you can also print it from your orders.'],
      button: 'Open your order',
      why: 'You are receiving this email because an order was paid with your account at {school}.',
    },
    'zh-Hant': {
      subject: '訂單 {number} 的收據',
      title: '付款已確認，謝謝你',
      body: ['你購買的內容已經開通。這封信就是收據，也可以到「訂單」頁面列印。'],
      button: '查看訂單',
      why: '你會收到這封信，是因為你在 {school} 的帳號有一筆訂單完成付款。',
    },
  },
  guardian: {
    en: {
      subject: 'An order at {school} names you as guardian',
      title: 'You are named as the guardian of a learner',
      body: [
        '{learner} has told us that they are under 20, and names you as the parent or guardian who agrees to the order below. It has been paid.',
        'If you did not agree, reply to this email. We will look into it immediately and refund what the law requires, without a penalty.',
      ],
      button: 'Read the terms',
      why: 'You are receiving this email because somebody gave your address as that of a guardian when paying at {school}.',
    },
    'zh-Hant': {
      subject: '{school} 有一筆訂單將你列為法定代理人',
      title: '你被列為學員的法定代理人',
      body: [
        '{learner} 表示自己未滿 20 歲，並將你列為同意下列訂單的家長或監護人。這筆訂單已經付款。',
        '如果你並未同意，請直接回覆這封信，我們會立即處理，並依法退費，不扣違約金。',
      ],
      button: '閱讀服務條款',
      why: '你會收到這封信，是因為有人在 {school} 付款時，把你的電子信箱填為監護人的信箱。',
    },
  },
  refund: {
    en: {
      subject: 'Refund for order {number}',
      title: 'Your refund is on its way',
      body: [
        'We have passed the refund on to the payment provider. It is paid back by the method that you paid with; how soon it appears depends on your bank.',
        'Access to what was refunded has ended. Everything else in your account stays as it is.',
      ],
      button: 'Open your order',
      why: 'You are receiving this email because an order of your account at {school} was refunded.',
    },
    'zh-Hant': {
      subject: '訂單 {number} 的退費通知',
      title: '退費已送出',
      body: [
        '我們已將退費交由付款服務商處理，款項會退回你原本的付款方式；實際入帳時間依你的銀行而定。',
        '已退費的內容就此停止使用，帳號裡的其他內容都不受影響。',
      ],
      button: '查看訂單',
      why: '你會收到這封信，是因為你在 {school} 的帳號有一筆訂單辦理退費。',
    },
  },
  'access-ends': {
    en: {
      subject: 'Your access to {product} ends on {end}',
      title: 'Your access ends soon',
      body: ['Your access to {product} ends on {end}. You keep your account and your results.'],
      button: 'See the page of {product}',
      why: 'You are receiving this email because reminders are on in your settings at {school}.',
    },
    'zh-Hant': {
      subject: '「{product}」的使用期限到 {end}',
      title: '使用期限快到了',
      body: ['你的「{product}」可以使用到 {end}。到期後，帳號和成績都會保留。'],
      button: '前往「{product}」的頁面',
      why: '你會收到這封信，是因為你在 {school} 的設定中開啟了提醒信。',
    },
  },
};
