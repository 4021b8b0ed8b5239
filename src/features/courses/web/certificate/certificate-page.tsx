import { useState } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { CERTIFICATE_ENDPOINTS } from '../../certificates-endpoints.ts';
import { useDay } from '../course/use-day.ts';
import styles from './certificate.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'learn');
  return {
    texts: pageTexts(page.context, 'learn', 'signedIn'),
    meta: pageMeta(page, {
      title: text('certificate.title'),
      description: text('certificate.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** A certificate by its number, for everybody who has the address. Its owner decides about the name. */
export default function CertificatePage() {
  const t = useText('learn');
  const language = useLanguage();
  const day = useDay();
  const session = useSession();
  const { number = '' } = useParams();
  const params = { number };
  const [failed, setFailed] = useState(false);
  const { state, reload, replace } = useReply(
    () => call(CERTIFICATE_ENDPOINTS, 'getCertificate', { params }),
    `${language} ${session?.user.id ?? ''} ${number}`,
  );
  if (state.status === 'refused' && [400, 404].includes(state.problem.status)) {
    return (
      <Container className={styles.page}>
        <EmptyState level={1} title={t('certificate.unknown')}>
          <p>{t('certificate.unknownText')}</p>
        </EmptyState>
      </Container>
    );
  }
  const show = async (shown: boolean) => {
    const result = await call(CERTIFICATE_ENDPOINTS, 'showCertificateName', { params, body: { shown } });
    setFailed(!result.ok);
    if (result.ok) replace(result.reply);
  };
  const download = async () => {
    const result = await call(CERTIFICATE_ENDPOINTS, 'getCertificateDocument', { params });
    setFailed(!result.ok);
    if (result.ok) saveFile(`certificate-${number}.pdf`, result.reply);
  };
  return (
    <Container className={styles.page}>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={8} label={t('loading')} />}>
        {({ certificate }) => (
          <article className={styles.certificate}>
            <h1>{t('certificate.heading')}</h1>
            <p className={styles.statement}>
              {t('certificate.school', {
                school: certificate.school,
                course: certificate.course.title,
                hours: certificate.hours,
              })}
            </p>
            <dl className={styles.facts}>
              <dt>{t('certificate.name')}</dt>
              <dd>{certificate.name ?? t('certificate.hidden')}</dd>
              <dt>{t('certificate.number')}</dt>
              <dd className={styles.number}>{certificate.number}</dd>
              <dt>{t('certificate.issued')}</dt>
              <dd>
                {day(certificate.issued_at)}{' '}
                <Badge tone={certificate.state === 'valid' ? 'success' : 'danger'}>
                  {certificate.revoked_at === null
                    ? t('certificate.valid')
                    : t('certificate.revoked', { date: day(certificate.revoked_at) })}
                </Badge>
              </dd>
            </dl>
            <p className={styles.not}>{t('certificate.not')}</p>
            {certificate.is_own ? (
              <>
                <Checkbox
                  label={t('certificate.show')}
                  checked={certificate.name !== null}
                  onChange={(event) => void show(event.target.checked)}
                />
                <div className={styles.files}>
                  <Button variant="secondary" onClick={() => void download()}>
                    {t('certificate.pdf')}
                  </Button>
                  {/* A file outside the pages: the browser fetches it itself. */}
                  <ButtonLink
                    variant="quiet"
                    reloadDocument
                    download={`certificate-${number}.jwt`}
                    to={paths.certificateBadge({ number })}
                  >
                    {t('certificate.badge')}
                  </ButtonLink>
                </div>
                <p className={styles.not}>{t('certificate.badgeText')}</p>
              </>
            ) : null}
            {failed ? (
              <Notice tone="error" announce>
                <p>{t('certificate.failed')}</p>
              </Notice>
            ) : null}
          </article>
        )}
      </Loaded>
    </Container>
  );
}
