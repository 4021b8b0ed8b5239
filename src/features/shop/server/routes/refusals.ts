import { PROBLEMS, type Problem } from '#platform/http/problem.ts';

/** The refusals of the shop, as they are shown. */
export const ORDER_REFUSALS = {
  'form-invalid': PROBLEMS['body-invalid'],
  throttled: PROBLEMS['too-many-requests'],
  'cart-changed': {
    status: 409,
    title: { en: 'Your cart has changed', 'zh-Hant': '購物車內容有變動' },
    detail: {
      en: 'A price or a product has changed since you opened it. Nothing was ordered; check your cart, then continue.',
      'zh-Hant': '有商品或價格剛剛變動，尚未成立訂單。請再看一次購物車，確認後再繼續。',
    },
  },
  'lessons-not-bookable': {
    status: 409,
    title: { en: 'These lessons cannot be booked at present', 'zh-Hant': '這些課程目前無法預約' },
    detail: {
      en: 'The teacher has no hours for them, so we do not sell them. Nothing was ordered. Remove them from your cart, or choose another teacher.',
      'zh-Hant': '這位老師目前沒有開放時段，因此不販售。尚未成立訂單，請從購物車移除，或選擇其他老師。',
    },
  },
  'terms-changed': {
    status: 409,
    title: { en: 'The terms have changed', 'zh-Hant': '服務條款已更新' },
    detail: {
      en: 'Nothing was ordered. Please read the new terms, and agree to them again.',
      'zh-Hant': '尚未成立訂單。請閱讀最新的服務條款，再同意一次。',
    },
  },
  'coupon-refused': {
    status: 409,
    title: { en: 'This coupon cannot be used', 'zh-Hant': '這組優惠碼無法使用' },
    detail: {
      en: 'Nothing was ordered. Remove the coupon from the cart, or use another one.',
      'zh-Hant': '尚未成立訂單。請從購物車移除優惠碼，或改用其他優惠碼。',
    },
  },
  'email-unverified': {
    status: 403,
    title: { en: 'Please confirm your email address first', 'zh-Hant': '請先驗證電子信箱' },
    detail: {
      en: 'We send receipts to it. Open the link in our email, then return; your cart is saved.',
      'zh-Hant': '收據會寄到這個信箱。請先開啟驗證信中的連結再回來，購物車的內容都會保留。',
    },
  },
  'payment-unavailable': {
    status: 503,
    title: { en: 'Payment is not possible at the moment', 'zh-Hant': '目前無法付款' },
    detail: {
      en: 'Nothing was charged. Try again in a few minutes; your cart and your order are saved.',
      'zh-Hant': '沒有扣款。請過幾分鐘再試，購物車和訂單都會保留。',
    },
  },
  'key-reused': {
    status: 422,
    title: {
      en: 'This request was already made with other content',
      'zh-Hant': '這個請求先前已用不同內容送出',
    },
    detail: {
      en: 'Nothing was done this time. Reload the page and start again.',
      'zh-Hant': '這次沒有執行任何動作。請重新載入頁面，再試一次。',
    },
  },
  'order-unknown': {
    status: 404,
    title: { en: 'This order cannot be found', 'zh-Hant': '找不到這筆訂單' },
    detail: {
      en: 'Its address is incomplete, or it belongs to another account.',
      'zh-Hant': '網址不完整，或這筆訂單屬於其他帳號。',
    },
  },
  'order-over': {
    status: 409,
    title: { en: 'This order is closed', 'zh-Hant': '這筆訂單已結束' },
    detail: {
      en: 'It was cancelled or not paid in time. Put the products into the cart again to order them.',
      'zh-Hant': '訂單已取消，或未在期限內付款。想購買的話，請重新將商品加入購物車。',
    },
  },
  'order-paid': {
    status: 409,
    title: { en: 'This order is paid', 'zh-Hant': '這筆訂單已付款' },
    detail: {
      en: 'It can no longer be cancelled. You can request a refund on the order’s page.',
      'zh-Hant': '訂單已無法取消。你可以到訂單頁面申請退費。',
    },
  },
  'order-unpaid': {
    status: 409,
    title: { en: 'This order is not paid', 'zh-Hant': '這筆訂單尚未付款' },
    detail: {
      en: 'There is no receipt and nothing to refund yet.',
      'zh-Hant': '目前還沒有收據，也沒有可以退的款項。',
    },
  },
  'refund-changed': {
    status: 409,
    title: { en: 'The amount of the refund has changed', 'zh-Hant': '退費金額已變動' },
    detail: {
      en: 'Nothing was cancelled. Check the new amount and confirm it again.',
      'zh-Hant': '沒有取消任何內容。請查看新的金額，再確認一次。',
    },
  },
  'nothing-to-refund': {
    status: 409,
    title: { en: 'There is nothing to refund', 'zh-Hant': '沒有可退的款項' },
    detail: {
      en: 'It has already been refunded, is used up, or was free. Nothing was changed.',
      'zh-Hant': '可能已經退費、已經用完，或本來就是免費。沒有任何變動。',
    },
  },
  'product-unknown': {
    status: 404,
    title: { en: 'There is no such product', 'zh-Hant': '找不到這項商品' },
    detail: {
      en: 'Products come from the content. Load the list again.',
      'zh-Hant': '商品來自網站內容。請重新載入清單。',
    },
  },
  'coupon-unknown': {
    status: 404,
    title: { en: 'There is no such coupon', 'zh-Hant': '找不到這組優惠碼' },
    detail: { en: 'Load the list again.', 'zh-Hant': '請重新載入清單。' },
  },
  'coupon-exists': {
    status: 409,
    title: { en: 'There is already a coupon with this code', 'zh-Hant': '已有相同的優惠碼' },
    detail: {
      en: 'Nothing was changed. Choose another code, or change the existing coupon.',
      'zh-Hant': '沒有任何變動。請換一組代碼，或修改原有的優惠碼。',
    },
  },
} as const satisfies Record<string, Problem>;
