import { useState, type FormEvent } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { OPENING_ENDPOINTS } from '../../openings-endpoints.ts';
import styles from './opening-emails-off-page.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'openingRequest');
  return {
    texts: pageTexts(page.context, 'openingRequest'),
    meta: pageMeta(page, { title: text('off.title'), noIndex: true }),
  };
}

export const meta = loaderMeta;

type State =
  | { readonly step: 'ready' | 'sending' | 'done' | 'incomplete' }
  | { readonly step: 'failed'; readonly why: string };

/**
 * The target of the link in an email about an opening. Without script the form posts to its own address, token
 * included.
 */
export default function OpeningEmailsOffPage() {
  const text = useText('openingRequest');
  const [state, setState] = useState<State>({ step: 'ready' });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.step === 'sending') return;
    const token = new URLSearchParams(window.location.search).get('token') ?? '';
    if (token === '') return setState({ step: 'incomplete' });
    setState({ step: 'sending' });
    const result = await call(OPENING_ENDPOINTS, 'stopOpeningEmails', { body: { token } });
    if (result.ok) return setState({ step: 'done' });
    const why = result.kind === 'unreachable' ? text('unreachable') : result.problem.detail;
    setState({ step: 'failed', why });
  };

  return (
    <Container className={styles.page}>
      <h1>{text('off.title')}</h1>
      {state.step === 'done' ? (
        <Notice
          tone="success"
          title={text('off.done')}
          announce
          action={<ButtonLink to={paths.home()}>{text('off.home')}</ButtonLink>}
        >
          {text('off.doneText')}
        </Notice>
      ) : (
        <form method="post" onSubmit={(event) => void submit(event)} className={styles.form}>
          <p>{text('off.intro')}</p>
          {state.step === 'failed' ? (
            <Notice tone="error" title={text('off.failed')} announce>
              {state.why}
            </Notice>
          ) : null}
          {state.step === 'incomplete' ? (
            <Notice tone="error" title={text('off.incomplete')} announce>
              {text('off.incompleteText')}
            </Notice>
          ) : null}
          <div>
            <Button type="submit" size="large" busy={state.step === 'sending'}>
              {text('off.submit')}
            </Button>
          </div>
        </form>
      )}
    </Container>
  );
}
