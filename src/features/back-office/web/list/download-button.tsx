import { useText } from '#platform/i18n/text-provider.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download as DownloadIcon } from 'lucide-react';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useToast } from '#ui/toast.tsx';
import { replyOrThrow } from '../call-failure.ts';

type DownloadProps = { readonly file: string; readonly load: () => Promise<CallResult<Blob>> };

/** Saves every row of the filter as a file for a spreadsheet. */
export function DownloadButton({ file, load }: DownloadProps) {
  const text = useText('backOffice');
  const showToast = useToast();
  const downloading = useMutation({
    mutationFn: () => replyOrThrow(load()),
    onSuccess: (content) => saveFile(file, content),
    onError: () => showToast({ text: text('list.exportFailed'), tone: 'error' }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<DownloadIcon />}
      busy={downloading.isPending}
      onClick={() => downloading.mutate()}
    >
      {text('list.export')}
    </Button>
  );
}
