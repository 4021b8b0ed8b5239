import { useState, type FormEvent } from 'react';
import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { RoomSide } from '../../domain/room/notes.ts';
import { TEACH_BOOKING_ENDPOINTS } from '../../endpoints.ts';
import styles from './room.module.css';

type MeetingLinkProps = {
  readonly side: RoomSide;
  readonly link: string | null;
  readonly onChange: () => void;
};

/** Where a school's lessons are held elsewhere: the teacher's address, which the teacher can store here. */
export function MeetingLink({ side, link, onChange }: MeetingLinkProps) {
  const t = useText('lessonRoom');
  return (
    <section
      className={styles.door}
      aria-labelledby="link"
      data-meeting-link={link === null ? 'none' : 'there'}
    >
      <h2 id="link">{t('link.title')}</h2>
      {link === null ? (
        <p role="status">{t(side === 'learner' ? 'link.missing' : 'link.missingOfYours')}</p>
      ) : (
        <>
          <p>{t(side === 'learner' ? 'link.text' : 'link.textOfYours')}</p>
          <p>
            <ButtonLink to={link} target="_blank" rel="noreferrer" iconEnd={<ExternalLinkIcon size={16} />}>
              {t('link.open')}
            </ButtonLink>
          </p>
        </>
      )}
      {side === 'teacher' ? <LinkForm link={link} onChange={onChange} /> : null}
    </section>
  );
}

/** Whether it is an address of the kind that the server stores. */
function isSecureAddress(address: string): boolean {
  try {
    return new URL(address).protocol === 'https:';
  } catch {
    return false;
  }
}

function LinkForm({ link, onChange }: Pick<MeetingLinkProps, 'link' | 'onChange'>) {
  const t = useText('lessonRoom');
  const [url, setUrl] = useState(link ?? '');
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed' | 'no-address'>('idle');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const address = url.trim();
    if (address !== '' && !isSecureAddress(address)) return setState('no-address');
    setState('saving');
    const result = await call(TEACH_BOOKING_ENDPOINTS, 'setRoomLink', {
      body: { url: address === '' ? null : address },
    });
    setState(result.ok ? 'saved' : 'failed');
    if (result.ok) onChange();
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t('link.label')}
        hint={t('link.hint')}
        error={state === 'no-address' ? t('link.noAddress') : undefined}
        type="url"
        inputMode="url"
        name="room_link"
        value={url}
        onChange={(event) => {
          setUrl(event.target.value);
          setState('idle');
        }}
      />
      <p className={styles.buttons}>
        <Button type="submit" variant="secondary" busy={state === 'saving'}>
          {t('link.save')}
        </Button>
      </p>
      {state === 'failed' ? (
        <Notice tone="error" announce>
          {t('link.failed')}
        </Notice>
      ) : (
        <p role="status">{state === 'saved' ? t('link.saved') : ''}</p>
      )}
    </form>
  );
}
