import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Trash2 as TrashIcon } from 'lucide-react';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { IconButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { shownText } from '../../domain/room/note-book.ts';
import type { RoomSide } from '../../domain/room/notes.ts';
import type { useNotes } from './use-notes.ts';
import styles from './room.module.css';

const LONGEST_NOTE = 2_000;

type RoomNotesProps = {
  readonly notes: ReturnType<typeof useNotes>;
  readonly side: RoomSide;
  readonly names: Readonly<Record<RoomSide, string>>;
  readonly isReadOnly: boolean;
};

/** The paragraphs that both write. There is always an empty one at the end. */
export function RoomNotes({ notes, side, names, isReadOnly }: RoomNotesProps) {
  const t = useText('lessonRoom');
  const { book, state, beside } = notes;
  const [blank, setBlank] = useState(randomUuid);
  const list = useRef<HTMLUListElement>(null);
  const isBlankUsed = book.lines.some(({ id }) => id === blank);
  // The paragraph that was just begun keeps its place in the list, and its cursor.
  if (isBlankUsed) setBlank(randomUuid());
  const lines = book.lines.filter((line) => shownText(line) !== '' || line.draft !== undefined);
  const nameOf = (author: RoomSide) => (author === side ? t('notes.byYou') : names[author]);

  useEffect(() => {
    const focused = document.activeElement;
    if (!beside || !(focused instanceof HTMLElement) || focused.dataset['note'] !== beside.from) return;
    list.current?.querySelector<HTMLElement>(`[data-note="${beside.to}"]`)?.focus();
  }, [beside]);

  return (
    <section className={styles.notes} aria-labelledby="notes" data-notes="">
      <h2 id="notes">{t('notes.title')}</h2>
      {isReadOnly ? null : <p className={styles.small}>{t('notes.text')}</p>}
      {isReadOnly && lines.length === 0 ? <p>{t('notes.empty')}</p> : null}
      {beside ? (
        <Notice tone="info" announce>
          {t('notes.beside')}
        </Notice>
      ) : null}
      <ul ref={list} className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.id} className={styles.line} data-author={line.author}>
            <span className={styles.author} aria-hidden="true">
              {nameOf(line.author)}
            </span>
            {isReadOnly ? (
              <p className={styles.text}>{shownText(line)}</p>
            ) : (
              <>
                <GrowingText
                  id={line.id}
                  label={t('notes.paragraph', { number: index + 1, name: nameOf(line.author) })}
                  text={shownText(line)}
                  onWrite={(text) => notes.write(line.id, text)}
                />
                <IconButton
                  label={t('notes.remove', { number: index + 1 })}
                  onClick={() => notes.write(line.id, '')}
                >
                  <TrashIcon size={18} />
                </IconButton>
              </>
            )}
          </li>
        ))}
        {isReadOnly ? null : (
          <li key={blank} className={styles.line} data-blank="">
            <span className={styles.author} aria-hidden="true">
              {t('notes.byYou')}
            </span>
            <GrowingText
              id={blank}
              label={t('notes.fresh')}
              placeholder={t('notes.placeholder')}
              text=""
              onWrite={(text) => notes.write(blank, text)}
            />
          </li>
        )}
      </ul>
      {isReadOnly ? null : (
        <p role="status" className={styles.small} data-save={state}>
          {t(`notes.${state}`)}
        </p>
      )}
    </section>
  );
}

type GrowingTextProps = {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly placeholder?: string;
  readonly onWrite: (text: string) => void;
};

/** A field as tall as its text. */
function GrowingText({ id, label, text, placeholder, onWrite }: GrowingTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [text]);
  return (
    <textarea
      ref={field}
      rows={1}
      className={styles.field}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      maxLength={LONGEST_NOTE}
      onChange={(event) => onWrite(event.target.value)}
      data-note={id}
    />
  );
}
