import { useState } from 'react';
import { CircleAlert as AlertIcon, CircleCheck as CheckIcon } from 'lucide-react';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';
import styles from './mail-settings.module.css';

/** The emails that can be turned off. The others report what was done with the account and are always sent. */
const CHOICES = [
  { field: 'mail_reminders', name: 'reminders', change: (come: boolean) => ({ mail_reminders: come }) },
  { field: 'mail_news', name: 'news', change: (come: boolean) => ({ mail_news: come }) },
] as const;
type Choice = (typeof CHOICES)[number];

type SaveState =
  | { readonly step: 'resting' | 'saved' }
  | { readonly step: 'saving'; readonly wanted: boolean }
  | { readonly step: 'failed'; readonly why: string };

type MailSettingsProps = {
  readonly user: AccountView;
  readonly take: (user: AccountView) => void;
};

/** Which emails are sent. Each choice is saved immediately, and the page says so. */
export function MailSettings({ user, take }: MailSettingsProps) {
  const text = useText('settings');
  return (
    <>
      {CHOICES.map((choice) => (
        <MailChoice key={choice.field} choice={choice} user={user} take={take} />
      ))}
      <p className={styles.always}>{text('mails.always')}</p>
      <p>{text('mails.languageText')}</p>
      <TextLink variant="arrow" to={paths.profile({ part: 'place' })}>
        {text('mails.languageAction')}
      </TextLink>
    </>
  );
}

function MailChoice({
  choice: { field, name, change },
  user,
  take,
}: MailSettingsProps & { readonly choice: Choice }) {
  const text = useText('settings');
  const common = useText('signedIn');
  const [state, setState] = useState<SaveState>({ step: 'resting' });

  const save = async (wanted: boolean) => {
    setState({ step: 'saving', wanted });
    const result = await call(ACCOUNT_ENDPOINTS, 'updateProfile', { body: change(wanted) });
    if (!result.ok) {
      const why = result.kind === 'refused' ? result.problem.detail : common('unreachable');
      return setState({ step: 'failed', why });
    }
    take(result.reply.user);
    setState({ step: 'saved' });
  };

  return (
    <div className={styles.choice} data-mail-choice={name} data-save-state={state.step}>
      <Checkbox
        label={text(`mails.${name}`)}
        hint={text(`mails.${name}Hint`)}
        name={field}
        // A choice being saved is shown as chosen. A choice that failed is shown as stored.
        checked={state.step === 'saving' ? state.wanted : user[field]}
        aria-busy={state.step === 'saving'}
        onChange={({ currentTarget: { checked } }) =>
          state.step === 'saving' ? undefined : void save(checked)
        }
      />
      <p className={styles.status} role="status">
        {state.step === 'saving' ? text('mails.saving') : null}
        {state.step === 'saved' ? (
          <>
            <CheckIcon size={16} className={styles.good} />
            <span>{text(user[field] ? 'mails.savedOn' : 'mails.savedOff')}</span>
          </>
        ) : null}
        {state.step === 'failed' ? (
          <>
            <AlertIcon size={16} className={styles.bad} />
            <span>
              <strong>{text('mails.failed')}</strong> {state.why}
            </span>
          </>
        ) : null}
      </p>
    </div>
  );
}
