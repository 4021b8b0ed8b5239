import { useEffect, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { RESPONSE_ENDPOINTS } from '../../responses-endpoints.ts';
import { splitRecording } from '#platform/recordings/split-recording.ts';
import { RecordedSound } from '#ui/recorded-sound.tsx';
import styles from '../speaking.module.css';

type OwnRecordingProps = { readonly attemptId: string; readonly question: string };
type State =
  | { readonly status: 'asleep' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly addresses: readonly string[] };

/** The recording of one answer, loaded on request. An interrupted answer has several pieces. */
export function OwnRecording({ attemptId, question }: OwnRecordingProps) {
  const s = useText('speaking');
  const [state, setState] = useState<State>({ status: 'asleep' });
  const addresses = state.status === 'ready' ? state.addresses : undefined;

  // The browser holds the sound in memory until its URLs are revoked.
  useEffect(
    () => () => {
      for (const address of addresses ?? []) URL.revokeObjectURL(address);
    },
    [addresses],
  );

  async function load(): Promise<void> {
    setState({ status: 'loading' });
    const answer = await call(RESPONSE_ENDPOINTS, 'getRecording', { params: { attemptId, question } });
    if (!answer.ok) return setState({ status: 'failed' });
    const sound = answer.reply;
    const bytes = new Uint8Array(await new Response(sound).arrayBuffer());
    const pieces = splitRecording(bytes).map(([from, to]) => sound.slice(from, to, sound.type));
    setState({ status: 'ready', addresses: pieces.map((piece) => URL.createObjectURL(piece)) });
  }

  if (!addresses) {
    return (
      <>
        <Button
          variant="secondary"
          busy={state.status === 'loading'}
          onClick={() => void load()}
          data-load-recording=""
        >
          {s('review.listen')}
        </Button>
        {state.status === 'failed' ? <p role="alert">{s('review.unreachable')}</p> : null}
      </>
    );
  }
  return (
    <ol className={styles.pieces}>
      {addresses.map((address, place) => (
        <li key={address}>
          {addresses.length > 1 ? <p>{s('review.part', { number: place + 1 })}</p> : null}
          <RecordedSound src={address} data-own-recording="" />
        </li>
      ))}
    </ol>
  );
}
