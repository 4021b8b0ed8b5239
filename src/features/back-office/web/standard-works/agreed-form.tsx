import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { StandardWorkProposal } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { officeKey } from '../office-key.ts';

const LONGEST_REASON = 2_000;
/** From 9 to 0 by halves. */
const BANDS = Array.from({ length: 19 }, (_, at) => (18 - at) / 2);

type FormProps = {
  readonly markingOrderId: string;
  readonly proposal: StandardWorkProposal;
  readonly onDone: (words: string) => void;
};

/** The text of a released marking, and the bands and reasons that the school agrees on. */
export function AgreedForm({ markingOrderId, proposal, onDone }: FormProps) {
  const text = useText('backOffice');
  const accountId = useSession()?.user.id;
  const cache = useQueryClient();
  const making = useMutation({
    mutationFn: (agreed: { band: number; reason: string }[]) =>
      replyOrThrow(
        call(MARKING_ADMIN_ENDPOINTS, 'makeStandardWork', { params: { markingOrderId }, body: { agreed } }),
      ),
    onSuccess() {
      // The list of works has this form too, and knows nothing of standard works.
      void cache.invalidateQueries({ queryKey: officeKey('standard-works', accountId) });
      onDone(text('standardWorks.make.done'));
    },
  });
  const failure = failureOf(making.error);
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (making.isPending) return;
    const values = new FormData(event.currentTarget);
    making.mutate(
      proposal.agreed.map(({ criterion }) => ({
        band: Number(values.get(`band ${criterion}`)),
        reason: String(values.get(`reason ${criterion}`)).trim(),
      })),
    );
  };
  return (
    <form onSubmit={make} noValidate data-agreed-form="">
      <Stack>
        <p lang="en">
          <strong>{proposal.prompt}</strong>
        </p>
        <details>
          <summary>
            {text('standardWorks.make.text')} ({text('standardWorks.words', { count: proposal.words })})
          </summary>
          <blockquote lang="en" className={styles.words}>
            {proposal.text}
          </blockquote>
        </details>
        <p>{text('standardWorks.make.agreed')}</p>
        {proposal.agreed.map(({ criterion, band, reason }) => {
          const name = { criterion: text(`marking.criteria.${criterion}`) };
          return (
            <Stack key={criterion}>
              <SelectField
                name={`band ${criterion}`}
                label={text('standardWorks.make.band', name)}
                defaultValue={String(band)}
                options={BANDS.map((each) => ({ value: String(each), label: formatBand(each) }))}
              />
              <TextArea
                name={`reason ${criterion}`}
                label={text('standardWorks.make.reason', name)}
                hint={text('standardWorks.make.reasonHint')}
                defaultValue={reason}
                maxLength={LONGEST_REASON}
                rows={2}
              />
            </Stack>
          );
        })}
        {failure === undefined ? null : <FailureNotice failure={failure} />}
        <Row>
          <Button type="submit" busy={making.isPending} data-make="">
            {text('standardWorks.make.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
