import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChevronDown as ChevronDownIcon } from 'lucide-react';
import { HeadingText } from '#ui/heading-text.tsx';
import { Panel } from '#ui/panel.tsx';
import { Prose } from '#ui/prose.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { CourseView } from '../../catalogue-contract.ts';
import styles from './sample-lessons.module.css';

type Sample = CourseView['samples'][number];

/** One lesson. It shows its start, and the rest on request or once the focus moves into it. */
function Lesson({ lesson }: { readonly lesson: Sample }) {
  const text = useText('catalogue');
  const [whole, setWhole] = useState(false);
  return (
    <Panel className={styles.paper}>
      <h3 className={styles.title}>
        <HeadingText>{lesson.title}</HeadingText>
      </h3>
      <div className={classNames(styles.text, !whole && styles.folded)} onFocus={() => setWhole(true)}>
        <Prose html={lesson.html} />
      </div>
      {whole ? null : (
        <div className={styles.more}>
          <Button
            variant="secondary"
            iconEnd={<ChevronDownIcon />}
            aria-expanded="false"
            onClick={() => setWhole(true)}
          >
            {text('course.sampleMore')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** The free lessons: a single one as it is, several in tabs. */
export function SampleLessons({ samples }: { readonly samples: readonly Sample[] }) {
  const text = useText('catalogue');
  const [only] = samples;
  if (samples.length === 1 && only) return <Lesson lesson={only} />;
  return (
    <Tabs
      label={text('course.samplesLabel')}
      fit="equal"
      tabs={samples.map((lesson, index) => ({
        id: lesson.slug,
        label: text('course.lesson', { number: index + 1 }),
        panel: <Lesson lesson={lesson} />,
      }))}
    />
  );
}
