import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';
import { OwnerFields } from '../forms/owner-fields.tsx';
import { checkOwner, OWNER_FIELDS, ownerFieldOf } from '../forms/owner-values.ts';
import { RecoveryCodes } from '../two-factor/recovery-codes.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useAuthForm } from '../forms/use-auth-form.ts';

type RenewRecoveryCodesProps = {
  readonly user: AccountView;
  readonly onRenewed: () => void;
  readonly onClose: () => void;
};

/** Makes new recovery codes, for password and code. They are shown once, in place. */
export function RenewRecoveryCodes({ user, onRenewed, onClose }: RenewRecoveryCodesProps) {
  const text = useText('settings');
  const [codes, setCodes] = useState<readonly string[]>();
  const { errorOf, ...form } = useAuthForm({
    fields: OWNER_FIELDS,
    check: checkOwner(true),
    send: (body) => call(ACCOUNT_ENDPOINTS, 'renewRecoveryCodes', { body }),
    onDone({ recovery_codes: renewed }) {
      setCodes(renewed);
      onRenewed();
      return 'stays';
    },
    onRefused: ownerFieldOf,
  });
  if (codes)
    return (
      // The button is the only way out, because the codes cannot be shown again.
      <Dialog
        open
        keepOnOutsideClick
        title={text('twoFactor.renewedTitle')}
        actions={<Button onClick={onClose}>{text('twoFactor.kept')}</Button>}
      >
        <p>{text('twoFactor.renewedText')}</p>
        <RecoveryCodes codes={codes} email={user.email} />
      </Dialog>
    );
  return (
    <Dialog
      open
      keepOnOutsideClick
      onClose={onClose}
      closeLabel={text('close')}
      title={text('twoFactor.renew')}
    >
      <p>{text('twoFactor.renewText')}</p>
      <SettingsForm
        form={form}
        submit={text('twoFactor.renewSubmit')}
        busy={text('twoFactor.renewBusy')}
        email={user.email}
        onCancel={onClose}
      >
        <OwnerFields errorOf={errorOf} withCode />
      </SettingsForm>
    </Dialog>
  );
}
