import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { DESK_ENDPOINTS } from '../desk-calls.ts';
import styles from './desk.module.css';

/** What a program noticed in an essay, next to its count of words. Nothing for nearly all essays. */
export function GuardWarnings({ markingOrderId }: { readonly markingOrderId: string }) {
  const t = useText('desk');
  const language = useLanguage();
  const { state } = useReply(
    () => call(DESK_ENDPOINTS, 'getDeskGuards', { params: { markingOrderId } }),
    `${language} ${markingOrderId}`,
  );
  const guards = state.status === 'ready' ? (state.reply.guards ?? []) : [];
  if (guards.length === 0) return null;
  return (
    <ul className={styles.guards} aria-label={t('head.guards')} data-guards="">
      {guards.map(({ id, sentence }) => (
        <li key={id}>{sentence}</li>
      ))}
    </ul>
  );
}
