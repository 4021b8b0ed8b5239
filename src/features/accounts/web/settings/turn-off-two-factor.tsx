import { call } from '#platform/api-client/api-client.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';
import { OwnerFields } from '../forms/owner-fields.tsx';
import { checkOwner, OWNER_FIELDS, ownerFieldOf } from '../forms/owner-values.ts';
import { SettingsForm } from './settings-form.tsx';
import { useAuthForm } from '../forms/use-auth-form.ts';

type TurnOffTwoFactorProps = {
  readonly user: AccountView;
  readonly onTurnedOff: () => void;
  readonly onClose: () => void;
};

/** Turns two-factor off, for password and code. */
export function TurnOffTwoFactor({ user, onTurnedOff, onClose }: TurnOffTwoFactorProps) {
  const text = useText('settings');
  const showToast = useToast();
  const { errorOf, ...form } = useAuthForm({
    fields: OWNER_FIELDS,
    check: checkOwner(true),
    send: (values) =>
      call(ACCOUNT_ENDPOINTS, 'updateTwoFactorStatus', { body: { ...values, enabled: false } }),
    onDone() {
      showToast({ text: text('twoFactor.turnedOff') });
      onTurnedOff();
      onClose();
      return 'leaves';
    },
    onRefused: ownerFieldOf,
  });
  return (
    <Dialog
      open
      keepOnOutsideClick
      onClose={onClose}
      closeLabel={text('close')}
      title={text('twoFactor.turnOffTitle')}
    >
      <p>{text('twoFactor.turnOffText')}</p>
      <SettingsForm
        form={form}
        submit={text('twoFactor.turnOffSubmit')}
        busy={text('twoFactor.turnOffBusy')}
        variant="danger"
        email={user.email}
        onCancel={onClose}
      >
        <OwnerFields errorOf={errorOf} withCode />
      </SettingsForm>
    </Dialog>
  );
}
