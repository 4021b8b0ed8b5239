import { useState, type FormEvent } from 'react';
import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
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
          <p>{t('link.text')}</p>
          <p>
            <ExternalLinkIcon size={18} />{' '}
            <TextLink to={link} target="_blank" rel="noreferrer">
              {t('link.open')}
            </TextLink>
          </p>
        </>
      )}
      {side === 'teacher' ? <LinkForm link={link} onChange={onChange} /> : null}
    </section>
  );
}

function LinkForm({ link, onChange }: Pick<MeetingLinkProps, 'link' | 'onChange'>) {
  const t = useText('lessonRoom');
  const [url, setUrl] = useState(link ?? '');
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setState('saving');
    const address = url.trim();
    const result = await call(TEACH_BOOKING_ENDPOINTS, 'setRoomLink', {
      body: { url: address === '' ? null : address },
    });
    setState(result.ok ? 'saved' : 'failed');
    if (result.ok) onChange();
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <TextField
        label={t('link.label')}
        hint={t('link.hint')}
        type="url"
        inputMode="url"
        name="room_link"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
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
