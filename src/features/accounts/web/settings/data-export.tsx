import { useState } from 'react';
import { Download as DownloadIcon } from 'lucide-react';
import { call } from '#platform/api-client/api-client.ts';
import { wallClock } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { saveFile } from '#ui/save-file.ts';
import type { FormFailure } from '../forms/form-result.ts';

type State =
  | { readonly step: 'resting' | 'busy' }
  | { readonly step: 'done'; readonly file: string }
  | FormFailure;

/** Downloads all stored data of the account as one file. */
export function DataExport() {
  const text = useText('settings');
  const [state, setState] = useState<State>({ step: 'resting' });
  const busy = 'step' in state && state.step === 'busy';

  const load = async () => {
    setState({ step: 'busy' });
    const result = await call(ACCOUNT_ENDPOINTS, 'exportData', {});
    if (!result.ok) return setState(result);
    const file = `ninefold-${wallClock(Date.now(), undefined).date}.zip`;
    saveFile(file, result.reply);
    setState({ step: 'done', file });
  };

  return (
    <Stack align="start">
      <p>{text('data.fileText')}</p>
      {'kind' in state ? <FormNotice failure={state} /> : null}
      {'step' in state && state.step === 'done' ? (
        <Notice tone="success" announce>
          <p>{text('data.done', { file: state.file })}</p>
        </Notice>
      ) : null}
      <Button variant="secondary" icon={<DownloadIcon />} busy={busy} onClick={() => void load()}>
        {text(busy ? 'data.busy' : 'data.action')}
      </Button>
    </Stack>
  );
}
