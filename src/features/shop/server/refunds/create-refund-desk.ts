import type { RefundDesk } from '../payments/refund-desk.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import { applyRefundEvent } from './apply-refund-event.ts';
import { startRefund, type LineToRefund } from './start-refund.ts';

/** The refunds that payments start. */
export const createRefundDesk = (platform: ShopPlatform): RefundDesk => ({
  async refundOverpayment(transaction, { lines, ...overpayment }) {
    const toRefund = lines.flatMap((line): LineToRefund[] => {
      const amountMinor = line.totalMinor - line.discountMinor;
      return amountMinor > 0 ? [{ line, amountMinor, penaltyMinor: 0 }] : [];
    });
    if (toRefund.length === 0 && overpayment.besideLinesMinor === 0) return;
    await startRefund(platform, transaction, {
      ...overpayment,
      lines: toRefund,
      reason: 'charged-in-error',
      requestHash: '',
    });
  },

  applyRefundEvent: (transaction, refund) => applyRefundEvent(platform, transaction, refund),
});
