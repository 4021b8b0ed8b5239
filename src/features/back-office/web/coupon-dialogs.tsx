import { useText } from '#platform/i18n/text-provider.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { AdminCoupon } from './admin-replies.ts';
import { CouponForm } from './coupon-form.tsx';
import type { ActionDialogProps, ListDialogProps } from './list/list-definition.ts';

/** Creates a coupon. */
export function CouponCreateDialog(props: ListDialogProps) {
  const text = useText('backOffice');
  return (
    <Dialog
      open
      size="large"
      keepOnOutsideClick
      onClose={props.onClose}
      title={text('coupons.new')}
      closeLabel={text('list.close')}
    >
      <CouponForm {...props} />
    </Dialog>
  );
}

/** Changes the period and the limits of a coupon. */
export function CouponChangeDialog({ row, ...props }: ActionDialogProps<AdminCoupon>) {
  const text = useText('backOffice');
  return (
    <Dialog
      open
      size="large"
      keepOnOutsideClick
      onClose={props.onClose}
      title={text('coupons.changeTitle', { code: row.code })}
      closeLabel={text('list.close')}
    >
      <CouponForm coupon={row} {...props} />
    </Dialog>
  );
}
