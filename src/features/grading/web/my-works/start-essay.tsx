import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { startWork } from '../../works-contract.ts';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import { OwnPrompt } from './own-prompt.tsx';
import { PromptList } from './prompt-list.tsx';
import styles from './my-works.module.css';

const TYPES = ['essay', 'chart', 'letter'] as const;

type Start = CallOf<typeof startWork>['body'];

/** A practice essay starts here: with a task of the bank, or with the learner's own. */
export function StartEssay({ left, most }: { readonly left: number; readonly most: number }) {
  const t = useText('drafts');
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useReply(() => call(WORK_ENDPOINTS, 'listWritingPrompts', {}), language);
  const [starting, setStarting] = useState<string>();
  const [problem, setProblem] = useState<{ readonly title: string; readonly detail?: string }>();

  const start = async (name: string, body: Start) => {
    setProblem(undefined);
    setStarting(name);
    const result = await call(WORK_ENDPOINTS, 'startWork', { body });
    setStarting(undefined);
    if (result.ok) void navigate(paths.writeWork({ workId: result.reply.work_id }));
    else setProblem(result.kind === 'refused' ? result.problem : { title: t('mine.failed') });
  };

  const hasFailed = state.status !== 'ready' && state.status !== 'loading';
  const prompts = state.status === 'ready' ? state.reply.prompts : [];
  const bank = TYPES.map((type) => ({
    id: type,
    label: t(`mine.type.${type}`),
    panel:
      state.status === 'loading' ? (
        <Skeleton lines={5} label={t('loading')} />
      ) : (
        <PromptList
          type={type}
          prompts={prompts.filter((prompt) => prompt.type === type)}
          starting={starting}
          onStart={(id) => void start(id, { prompt_id: id })}
        />
      ),
  }));
  const own = {
    id: 'own',
    label: t('mine.type.own'),
    panel: <OwnPrompt busy={starting === 'own'} onStart={(body) => void start('own', body)} />,
  };
  return (
    <section className={styles.part} aria-labelledby="start-essay" data-start-essay="">
      <h2 id="start-essay">{t('mine.start')}</h2>
      <p data-left={left}>{t(left > 0 ? 'mine.left' : 'mine.noneLeft', { left, most })}</p>
      {problem ? (
        <Notice tone="error" announce title={problem.title}>
          {problem.detail}
        </Notice>
      ) : null}
      {hasFailed ? <Notice tone="warning">{t('mine.promptsFailed')}</Notice> : null}
      <Tabs key={String(hasFailed)} label={t('mine.types')} tabs={hasFailed ? [own] : [...bank, own]} />
    </section>
  );
}
