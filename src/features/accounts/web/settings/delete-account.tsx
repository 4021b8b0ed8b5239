import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';
import { leaveSession } from '../session/leave-session.ts';
import { OwnerFields } from '../forms/owner-fields.tsx';
import { checkOwner, OWNER_FIELDS, ownerFieldOf } from '../forms/owner-values.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings.module.css';
import { useAuthForm } from '../forms/use-auth-form.ts';

/** Deletes the account. The consequences are shown before the confirmation. */
export function DeleteAccount({ user }: { readonly user: AccountView }) {
  const text = useText('settings');
  const [asking, setAsking] = useState(false);
  if (user.deletion_due_at !== null) return <p>{text('deletion.asked')}</p>;
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text('deletion.action')}
      </Button>
      {asking ? <DeletionDialog user={user} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

type DeletionDialogProps = { readonly user: AccountView; readonly onClose: () => void };

function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const text = useText('settings');
  const withCode = user.two_factor;
  const { errorOf, ...form } = useAuthForm({
    fields: OWNER_FIELDS,
    check: checkOwner(withCode),
    send: ({ password, code }) =>
      call(ACCOUNT_ENDPOINTS, 'deleteAccount', { body: withCode ? { password, code } : { password } }),
    onDone({ deletion_due_at: deletionDueAt }) {
      leaveSession(paths.signin(), { deletionDueAt });
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
      title={text('deletion.dialogTitle')}
    >
      <dl className={styles.facts}>
        <dt>{text('deletion.goesTitle')}</dt>
        <dd>{text('deletion.goes')}</dd>
        <dt>{text('deletion.staysTitle')}</dt>
        <dd>
          {text('deletion.stays')} <TextLink to={paths.privacy()}>{text('deletion.privacy')}</TextLink>
        </dd>
        <dt>{text('deletion.untilTitle')}</dt>
        <dd>{text('deletion.until')}</dd>
      </dl>
      <SettingsForm
        form={form}
        submit={text('deletion.submit')}
        busy={text('deletion.busy')}
        variant="danger"
        email={user.email}
        onCancel={onClose}
      >
        <OwnerFields errorOf={errorOf} withCode={withCode} />
      </SettingsForm>
    </Dialog>
  );
}
