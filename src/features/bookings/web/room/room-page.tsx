import { useEffect, useEffectEvent } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { lacksTwoFactor, Loaded, TwoFactorNeeded, useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { deskPaths, paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ROOM_ENDPOINTS } from '../../endpoints.ts';
import { EarlyRoom, Room, type RoomReply } from './room.tsx';
import { useCameraPolicy } from './use-camera-policy.ts';
import { useServerNow } from './use-server-now.ts';
import styles from './room.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'lessonRoom');
  return {
    texts: pageTexts(page.context, 'lessonRoom', 'lessonWords', 'signedIn'),
    meta: pageMeta(page, { title: text('title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** Where the server was out of reach when the room should open or close. */
const ASK_AGAIN_MS = 5_000;

/** The room needs the whole screen, and only this page may use the camera. */
export const handle = { chrome: 'none' } as const;

/** Where learner and teacher meet for a lesson. */
export default function RoomPage() {
  const { bookingId = '' } = useParams();
  const t = useText('lessonRoom');
  const language = useLanguage();
  const session = useSession();
  useCameraPolicy();
  const { state, reload } = useReply(
    () => call(ROOM_ENDPOINTS, 'getRoom', { params: { bookingId } }),
    session ? `${session.user.id} ${language} ${bookingId}` : undefined,
  );
  const needsTwoFactor =
    state.status === 'refused' && state.code === 'two-factor-needed' && session && lacksTwoFactor(session);
  return (
    <Container className={styles.page}>
      {needsTwoFactor ? (
        <TwoFactorNeeded />
      ) : (
        <Loaded state={state} reload={reload} skeleton={<Skeleton lines={8} label={t('loading')} />}>
          {(room) => (
            <TimedRoom
              key={bookingId}
              bookingId={bookingId}
              accountId={session?.user.id ?? ''}
              room={room}
              reload={reload}
            />
          )}
        </Loaded>
      )}
    </Container>
  );
}

type TimedRoomProps = {
  readonly bookingId: string;
  readonly accountId: string;
  readonly room: RoomReply;
  readonly reload: () => void;
};

/** The room by the server's clock: it opens and closes without a word of the person. */
function TimedRoom({ bookingId, accountId, room, reload }: TimedRoomProps) {
  const t = useText('lessonRoom');
  const now = useServerNow(room.server_now, 1_000);
  const isDue =
    (room.state === 'early' && now >= Date.parse(room.opens_at)) ||
    (room.state === 'open' && now >= Date.parse(room.closes_at));
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (!isDue) return undefined;
    reloadNow();
    const again = setInterval(() => reloadNow(), ASK_AGAIN_MS);
    return () => clearInterval(again);
  }, [isDue]);
  const name = room.side === 'learner' ? room.teacher_name : room.learner_name;
  return (
    <>
      <header className={styles.head}>
        <h1>{name ? t('titleWith', { name }) : t('title')}</h1>
        {/* The next page may not use the camera: it is loaded as a whole. */}
        <TextLink to={room.side === 'learner' ? paths.me() : paths.teach()} reloadDocument>
          {t('back')}
        </TextLink>
        {room.side === 'teacher' ? (
          <TextLink to={deskPaths.lesson({ bookingId })} target="_blank" data-room-brief="">
            {t('brief')}
          </TextLink>
        ) : null}
      </header>
      {room.state === 'early' ? (
        <EarlyRoom room={room} />
      ) : (
        <Room bookingId={bookingId} accountId={accountId} room={room} now={now} reload={reload} />
      )}
    </>
  );
}
