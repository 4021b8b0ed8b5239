import { formatPosition } from '#platform/i18n/format-position.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AudioAnchor } from './recording-reply.ts';

/** The place of a comment in its recording: a moment, or a span. */
export function RecordedTime({ anchor }: { readonly anchor: AudioAnchor }) {
  const t = useText('recording');
  const [from, to] = [formatPosition(anchor.from_ms), formatPosition(anchor.to_ms)];
  return <p>{anchor.to_ms > anchor.from_ms ? t('fromTo', { from, to }) : t('at', { time: from })}</p>;
}
