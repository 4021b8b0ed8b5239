import { useState } from 'react';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button.tsx';
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
type ReadHere = Sample & { readonly html: string };

/** A lesson with a page of its own. */
function LinkedLesson({ course, lesson }: { readonly course: string; readonly lesson: Sample }) {
  const text = useText('catalogue');
  return (
    <Panel className={styles.paper}>
      <h3 className={styles.title}>
        <HeadingText>{lesson.title}</HeadingText>
      </h3>
      <ButtonLink to={paths.lesson({ course, lesson: lesson.slug })} variant="secondary">
        {text('course.openLesson')}
      </ButtonLink>
    </Panel>
  );
}

/** One lesson. It shows its start, and the rest on request or once the focus moves into it. */
function ReadLesson({ lesson }: { readonly lesson: ReadHere }) {
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

function Lesson({ course, lesson }: { readonly course: string; readonly lesson: Sample }) {
  const { html } = lesson;
  if (html === null) return <LinkedLesson course={course} lesson={lesson} />;
  return <ReadLesson lesson={{ ...lesson, html }} />;
}

type SampleLessonsProps = { readonly course: string; readonly samples: readonly Sample[] };

/** The free lessons of a course, by its slug: a single one as it is, several in tabs. */
export function SampleLessons({ course, samples }: SampleLessonsProps) {
  const text = useText('catalogue');
  const [only] = samples;
  if (samples.length === 1 && only) return <Lesson course={course} lesson={only} />;
  return (
    <Tabs
      label={text('course.samplesLabel')}
      fit="equal"
      tabs={samples.map((lesson, index) => ({
        id: lesson.slug,
        label: text('course.lesson', { number: index + 1 }),
        panel: <Lesson course={course} lesson={lesson} />,
      }))}
    />
  );
}
