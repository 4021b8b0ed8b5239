import { useState } from 'react';
import { formatBand } from '#ielts/bands/format-band.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { DeskWork, OtherMarking } from '../desk-replies.ts';
import { overallBand, type DraftContent } from '../draft/draft-content.ts';
import { areNear } from '../marking-domain.ts';
import type { Finish } from './use-finish.ts';
import { VersionDialog } from './version-dialog.tsx';
import styles from './finish.module.css';

type OthersProps = {
  readonly work: DeskWork;
  readonly content: DraftContent;
  readonly finish: Finish;
};

/** The markings of the other teachers next to the own one, with the reasons. */
export function OtherMarkings({ work, content, finish }: OthersProps) {
  const t = useText('desk');
  const { order, draft, others } = work;
  const isAgreement = order.state === 'second-opinion' && order.turn === 'agreement';
  return (
    <div className={styles.panel} data-others={others.length}>
      {isAgreement ? <Agreement draft={draft} finish={finish} /> : null}
      {order.turn === 'third' && draft.role === 'third' ? (
        <Notice title={t('third.title')}>
          <p>{t('third.text')}</p>
        </Notice>
      ) : null}
      <Comparison content={content} others={others} />
      {others.map((other) => (
        <OtherComments key={other.role} other={other} />
      ))}
    </div>
  );
}

function Agreement({ draft, finish }: { readonly draft: DeskWork['draft']; readonly finish: Finish }) {
  const t = useText('desk');
  const [open, setOpen] = useState<'version' | 'third'>();
  if (draft.state !== 'final')
    return (
      <Notice title={t('agree.writing')}>
        <p>{t('agree.writingText')}</p>
      </Notice>
    );
  return (
    <>
      <Notice tone="warning" title={t('agree.title')}>
        <p>{t('agree.how')}</p>
      </Notice>
      <p className={styles.acts}>
        <Button variant="secondary" onClick={() => setOpen('version')} data-agree="">
          {t('agree.change')}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('third')} data-third="">
          {t('agree.third')}
        </Button>
      </p>
      {open === 'version' ? (
        <VersionDialog
          isAgreement
          busy={finish.busy === 'version'}
          onClose={() => setOpen(undefined)}
          onStart={(reason) => void finish.startVersion(reason).then((ok) => ok && setOpen(undefined))}
        />
      ) : null}
      <Dialog
        open={open === 'third'}
        onClose={() => setOpen(undefined)}
        closeLabel={t('close')}
        title={t('agree.thirdTitle')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(undefined)}>
              {t('cancel')}
            </Button>
            <Button
              variant="secondary"
              busy={finish.busy === 'third'}
              onClick={() => void finish.requestThird().then(() => setOpen(undefined))}
              data-confirm-third=""
            >
              {t('agree.third')}
            </Button>
          </>
        }
      >
        <p>{t('agree.thirdText')}</p>
      </Dialog>
    </>
  );
}

function Comparison({ content, others }: Pick<OthersProps, 'content'> & Pick<DeskWork, 'others'>) {
  const t = useText('desk');
  const termOf = useText('markingWords');
  const own = overallBand(content);
  const nameOf = ({ role }: OtherMarking) => t(`others.role.${role}`);
  const isApart = (band: number | null, other: number) => band !== null && !areNear(band * 2, other * 2);
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('others.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('others.criterion')}</th>
            <th scope="col">{t('others.own')}</th>
            {others.map((other) => (
              <th key={other.role} scope="col">
                {nameOf(other)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.criteria.map(({ criterion, band }, at) => (
            <tr key={criterion}>
              <th scope="row">{termOf(`criterion.${criterion}`)}</th>
              <td>{band === null ? '–' : formatBand(band)}</td>
              {others.map((other) => {
                const theirs = other.criteria[at]?.band ?? 0;
                return (
                  <td key={other.role} className={isApart(band, theirs) ? styles.apart : undefined}>
                    {formatBand(theirs)}
                    {isApart(band, theirs) ? (
                      <span className="visually-hidden"> {t('others.apart')}</span>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('band.overall')}</th>
            <td>{own === null ? '–' : formatBand(own)}</td>
            {others.map((other) => (
              <td key={other.role} className={isApart(own, other.band) ? styles.apart : undefined}>
                {formatBand(other.band)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className={styles.quiet}>{t('others.apartHint')}</p>
      {content.criteria.map(({ criterion, reason }, at) => (
        <section key={criterion} className={styles.reasons}>
          <h3>{termOf(`criterion.${criterion}`)}</h3>
          <dl>
            <dt>{t('others.own')}</dt>
            <dd>{reason === '' ? '–' : reason}</dd>
            {others.map((other) => (
              <div key={other.role}>
                <dt>{nameOf(other)}</dt>
                <dd>{other.criteria[at]?.reason}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function OtherComments({ other }: { readonly other: OtherMarking }) {
  const t = useText('desk');
  if (other.comments.length === 0) return null;
  return (
    <details className={styles.reasons}>
      <summary>
        {t('others.comments', { name: t(`others.role.${other.role}`), count: other.comments.length })}
      </summary>
      <ol>
        {other.comments.map(({ id, anchor, body }) => (
          <li key={id}>
            {anchor.in === 'text' ? <q lang="en">{anchor.quote}</q> : null} {body}
          </li>
        ))}
      </ol>
    </details>
  );
}
