import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AccountView } from '../../account-view-contract.ts';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DeviceList } from './device-list.tsx';
import { EmailSettings } from './email-settings.tsx';
import { MailSettings } from './mail-settings.tsx';
import { Part } from '../frame/part.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { SecurityHistory } from './security-history.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';

type SettingsPartsProps = {
  readonly user: AccountView;
  /** Something of the account changed. */
  readonly reload: () => void;
  /** Takes the account as a call has answered with it. */
  readonly take: (user: AccountView) => void;
};

/** The settings of one account, part by part. */
export function SettingsParts({ user, reload, take }: SettingsPartsProps) {
  const text = useText('settings');
  // What changes how one signs in leaves a trace in the lists below it.
  const [changes, setChanges] = useState(0);
  const { hash } = useLocation();
  useEffect(() => {
    // The part was not there when the browser looked for it.
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const changed = () => {
    reload();
    setChanges((count) => count + 1);
  };
  return (
    <>
      <Part id="email" title={text('email.title')} intro={text('email.text')}>
        <EmailSettings user={user} onChanged={changed} />
      </Part>
      <Part id="password" title={text('newPassword.title')} intro={text('newPassword.text')}>
        <PasswordSettings user={user} onChanged={changed} />
      </Part>
      <Part id="two-factor" title={text('twoFactor.title')} intro={text('twoFactor.text')}>
        <TwoFactorSettings user={user} onChanged={changed} />
      </Part>
      <Part id="devices" title={text('devices.title')} intro={text('devices.text')}>
        <DeviceList user={user} changes={changes} onChanged={changed} />
      </Part>
      <Part id="history" title={text('history.title')} intro={text('history.text')}>
        <SecurityHistory user={user} changes={changes} />
      </Part>
      <Part id="look" title={text('look.title')} intro={text('look.text')}>
        <ThemeChoice />
      </Part>
      <Part id="mails" title={text('mails.title')} intro={text('mails.text')}>
        <MailSettings user={user} take={take} />
      </Part>
      <Part id="data" title={text('data.title')} intro={text('data.text')}>
        <DataExport />
      </Part>
      <Part id="delete" title={text('deletion.title')} intro={text('deletion.text')}>
        <DeleteAccount user={user} />
      </Part>
    </>
  );
}
