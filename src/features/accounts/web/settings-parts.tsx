import { useState } from 'react';
import { paths } from '#paths';
import { TextLink } from '#ui/text-link.tsx';
import type { AccountView } from '../account-view-contract.ts';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DeviceList } from './device-list.tsx';
import { EmailSettings } from './email-settings.tsx';
import { Part } from './part.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { SecurityHistory } from './security-history.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';
import { useSettingsText } from './use-settings-text.ts';

type SettingsPartsProps = {
  readonly user: AccountView;
  /** Something of the account changed. */
  readonly reload: () => void;
};

/** The settings of one account, part by part. */
export function SettingsParts({ user, reload }: SettingsPartsProps) {
  const text = useSettingsText();
  // What changes how one signs in leaves a trace in the lists below it.
  const [changes, setChanges] = useState(0);
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
      <Part id="mails" title={text('mails.title')}>
        <p>{text('mails.text')}</p>
        <TextLink variant="arrow" to={paths.profile({ part: 'mails' })}>
          {text('mails.action')}
        </TextLink>
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
