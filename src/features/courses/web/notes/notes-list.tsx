import { useState } from 'react';
import { call, type ReplyTo } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { saveFile } from '#ui/save-file.ts';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { COURSE_ENDPOINTS } from '../../endpoints.ts';
import { NOTE_ENDPOINTS } from '../../notes-endpoints.ts';
import { filterNotes } from './filter-notes.ts';
import styles from './notes.module.css';

type Note = ReplyTo<(typeof NOTE_ENDPOINTS)['listNotes']>['notes'][number];
type Lesson = ReplyTo<(typeof COURSE_ENDPOINTS)['getCourseProgress']>['modules'][number]['lessons'][number];

type NotesListProps = {
  readonly course: string;
  readonly notes: readonly Note[];
  readonly lessons: readonly Lesson[];
  readonly onDeleted: (id: string) => void;
};

/** Notes by lesson, with a search. */
export function NotesList({ course, notes, lessons, onDeleted }: NotesListProps) {
  const t = useText('learn');
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState(false);
  if (notes.length === 0) {
    return (
      <EmptyState
        title={t('notes.empty')}
        action={<ButtonLink to={paths.learn({ course })}>{t('back')}</ButtonLink>}
      >
        <p>{t('notes.emptyText')}</p>
      </EmptyState>
    );
  }
  async function download(): Promise<void> {
    const result = await call(NOTE_ENDPOINTS, 'exportNotes', { params: { course } });
    setFailed(!result.ok);
    if (result.ok) saveFile(`${course}-notes.md`, result.reply);
  }
  const shown = filterNotes(notes, words);
  const known = new Set(lessons.map(({ slug }) => slug));
  const parts = [
    ...lessons.map((lesson) => ({ lesson, own: shown.filter((note) => note.lesson === lesson.slug) })),
    { lesson: undefined, own: shown.filter((note) => !known.has(note.lesson)) },
  ].filter(({ own }) => own.length > 0);
  return (
    <>
      <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          label={t('notes.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="button" variant="secondary" onClick={() => void download()}>
          {t('notes.download')}
        </Button>
      </form>
      {failed ? (
        <Notice tone="error" announce>
          {t('notes.failed')}
        </Notice>
      ) : null}
      <p role="status" className={styles.count}>
        {t('notes.count', { count: shown.length })}
      </p>
      {parts.map(({ lesson, own }) => (
        <section key={lesson?.slug ?? ''} className={styles.lesson}>
          <h2>{lesson ? `${lesson.number} ${lesson.title}` : t('notes.moved')}</h2>
          <ul className={styles.list}>
            {own.map((note) => (
              <NoteRow
                key={note.id}
                course={course}
                note={note}
                canOpen={lesson?.can_open ?? false}
                onDeleted={() => onDeleted(note.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type NoteRowProps = {
  readonly course: string;
  readonly note: Note;
  readonly canOpen: boolean;
  readonly onDeleted: () => void;
};

function NoteRow({ course, note, canOpen, onDeleted }: NoteRowProps) {
  const t = useText('learn');
  const [step, setStep] = useState<'shown' | 'asked' | 'deleting' | 'failed'>('shown');
  const { id, lesson, block, anchor, text } = note;
  async function remove(): Promise<void> {
    setStep('deleting');
    const result = await call(NOTE_ENDPOINTS, 'deleteNote', { params: { course, noteId: id } });
    if (result.ok) onDeleted();
    else setStep('failed');
  }
  return (
    <li className={styles.note} data-note={id}>
      {anchor ? <blockquote lang={anchor.language}>{anchor.quote}</blockquote> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.acts}>
        {canOpen ? (
          <TextLink to={`${paths.lesson({ course, lesson })}#${block}`}>{t('notes.open')}</TextLink>
        ) : null}
        {step === 'shown' ? (
          <Button variant="quiet" size="small" onClick={() => setStep('asked')}>
            {t('notes.delete')}
          </Button>
        ) : (
          <>
            <span>{t('notes.sure')}</span>
            <Button
              variant="danger"
              size="small"
              disabled={step === 'deleting'}
              onClick={() => void remove()}
            >
              {t('notes.delete')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setStep('shown')}>
              {t('notes.keep')}
            </Button>
          </>
        )}
      </div>
      {step === 'failed' ? (
        <Notice tone="error" announce>
          {t('notes.failed')}
        </Notice>
      ) : null}
    </li>
  );
}
