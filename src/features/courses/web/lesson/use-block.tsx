import { useSyncExternalStore } from 'react';
import { ExerciseGroup } from '#features/questions/web/index.ts';
import type { LessonGroup } from '#ielts/exercises/lesson-group.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { USE_NUMBER } from '../../domain/lesson.ts';
import type { LessonContent } from '../../domain/lesson-content.ts';
import { answerMarkOf } from './answer-mark-of.ts';
import type { LessonWork } from './lesson-work.ts';
import styles from './lesson.module.css';

type Block = Extract<LessonContent['blocks'][number], { kind: 'use' }>;

/** One thing to write or say with what was learnt; the models come after it. */
export function UseBlock({ block, work }: { readonly block: Block; readonly work: LessonWork }) {
  const language = useLanguage();
  const view = useSyncExternalStore(work.subscribe, work.getView, work.getView);
  const receipt = view.receipts.get(USE_NUMBER);
  const { prompt, checklist } = block;
  const group: LessonGroup =
    block.do === 'write'
      ? { type: 'write', questions: [{ number: USE_NUMBER, prompt, words: block.words, checklist }] }
      : {
          type: 'record',
          questions: [{ number: USE_NUMBER, prompt: prompt[language], seconds: block.seconds, checklist }],
        };
  return (
    <section id={block.id} className={styles.block} data-block={block.id}>
      <h2>{block.title[language]}</h2>
      <ExerciseGroup
        group={group}
        part={{ groups: [] }}
        marks={new Map(receipt ? [[USE_NUMBER, answerMarkOf(receipt, checklist)]] : [])}
        check={{
          busy: view.waiting.has(USE_NUMBER),
          onCheck: work.check,
          onTryAgain: work.tryAgain,
        }}
      />
    </section>
  );
}
