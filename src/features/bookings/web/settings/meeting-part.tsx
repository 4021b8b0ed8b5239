import { useRef, useState, type FormEvent } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TEACH_BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import { SettingSection } from './setting-section.tsx';
import type { RoomLinkReply } from './teach-replies.ts';
import { useUnsaved } from './unsaved.tsx';
import styles from './settings.module.css';

const ADDRESS = /^https:\/\/\S+$/i;

/** The teacher's own meeting address: for browsers that cannot make calls, or for all lessons of the school. */
export function MeetingPart({ owner }: { readonly owner: string }) {
  const t = useText('teachSettings');
  const { state, reload, replace } = useReply(() => call(TEACH_BOOKING_ENDPOINTS, 'getRoomLink', {}), owner);
  const kind = state.status === 'ready' ? state.reply.kind : 'embedded';
  return (
    <SettingSection id="meeting" title={t('meeting.title')} text={t(`meeting.text.${kind}`)}>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={2} label={t('meeting.loading')} />}>
        {(reply) => <Address reply={reply} replace={replace} />}
      </Loaded>
    </SettingSection>
  );
}

type AddressProps = {
  readonly reply: RoomLinkReply;
  readonly replace: (reply: RoomLinkReply) => void;
};

function Address({ reply, replace }: AddressProps) {
  const t = useText('teachSettings');
  const field = useRef<HTMLInputElement>(null);
  const saved = reply.url ?? '';
  const [address, setAddress] = useState(saved);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [done, setDone] = useState<'saved' | 'removed'>();
  const typed = address.trim();
  const isWrong = typed !== '' && !ADDRESS.test(typed);
  useUnsaved('meeting', typed !== saved);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    setDone(undefined);
    setChecked(true);
    if (isWrong) return field.current?.focus();
    setBusy(true);
    const body = { url: typed === '' ? null : typed };
    const result = await call(TEACH_BOOKING_ENDPOINTS, 'setRoomLink', { body });
    setBusy(false);
    if (!result.ok) return setFailure(result);
    setChecked(false);
    setDone(result.reply.url === null ? 'removed' : 'saved');
    replace(result.reply);
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField
        ref={field}
        name="meeting-address"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        label={t('meeting.label')}
        hint={t('meeting.hint')}
        error={isChecked && isWrong ? t('meeting.wrong') : undefined}
        value={address}
        onChange={({ currentTarget: { value } }) => {
          setDone(undefined);
          setAddress(value);
        }}
      />
      <CallProblem failure={failure} uncertain={t('failedText')} />
      {done === undefined ? null : <Notice tone="success" announce title={t(`meeting.${done}`)} />}
      <Button type="submit" busy={isBusy} data-save-meeting="">
        {t('meeting.save')}
      </Button>
    </form>
  );
}
