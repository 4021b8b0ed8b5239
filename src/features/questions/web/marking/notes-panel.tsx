import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Trash2 as RemoveIcon, X as CloseIcon } from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { parseNotePlace } from '#ielts/paper/note-place.ts';
import type { Marking, Note } from './marking.ts';
import styles from './marks.module.css';
import { languageOf, readRange } from './use-sentences.ts';

const MAX_NOTE_LENGTH = 1_000;

type NotesPanelProps = {
  readonly paper: RefObject<HTMLElement | null>;
  readonly marking: Marking;
  readonly notes: readonly Note[];
  /** Changes when a note is opened, so that it gets the focus. */
  readonly openNote: string | undefined;
  /** The last requested note would have been one too many. */
  readonly tooMany: boolean;
  readonly onShow: (note: Note) => void;
  readonly onClearAll: () => void;
  readonly onClose: () => void;
};

type QuotedPlace = { readonly place: string; readonly quote: string; readonly lang: string };

/** The places of notes in the order of the paper, with the words they mark. Notes on hidden words are last. */
function inOrder(paper: HTMLElement | null, places: string): QuotedPlace[] {
  if (!paper) return [];
  const blocks = [...paper.querySelectorAll<HTMLElement>('[data-text-block]')].map(
    ({ dataset }) => dataset.textBlock,
  );
  const rankOf = (block: string) => {
    const rank = blocks.indexOf(block);
    return rank < 0 ? blocks.length : rank;
  };
  return places
    .split(' ')
    .flatMap((place) => {
      const at = parseNotePlace(place);
      return at ? [{ place, at, rank: rankOf(at.block) }] : [];
    })
    .sort((a, b) => a.rank - b.rank || a.at.start - b.at.start)
    .map(({ place, at }) => ({
      place,
      quote: readRange(paper, at) ?? '',
      lang: languageOf(paper, at.block) ?? 'en',
    }));
}

/** The notes next to the paper. Each has the words it marks, and can be written, found and removed. */
export function NotesPanel({
  paper,
  marking,
  notes,
  openNote,
  tooMany,
  onShow,
  onClearAll,
  onClose,
}: NotesPanelProps) {
  const p = useText('marking');
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const field = [...(panel.current?.querySelectorAll('textarea') ?? [])].find(
      ({ dataset }) => dataset.place === openNote,
    );
    (field ?? panel.current)?.focus();
  }, [openNote]);

  useEffect(() => {
    const element = panel.current;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Esc') close();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);

  // Computed when a note is added or removed, and not for every letter.
  const places = notes.map(({ place }) => place).join(' ');
  const [known, setKnown] = useState(() => ({ places, order: inOrder(paper.current, places) }));
  if (known.places !== places) setKnown({ places, order: inOrder(paper.current, places) });
  const shown = known.order.flatMap(({ place, quote, lang }) => {
    const note = notes.find((each) => each.place === place);
    return note ? [{ note, quote, lang }] : [];
  });
  return (
    <aside ref={panel} className={styles.notes} aria-labelledby="notes-title" tabIndex={-1} data-notes="">
      <div className={styles.notesHead}>
        <h2 id="notes-title">{p('note.title')}</h2>
        <IconButton label={p('note.close')} onClick={onClose}>
          <CloseIcon size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {tooMany ? <p role="alert">{p('note.tooMany')}</p> : null}
      {shown.length === 0 ? <p className={styles.noNotes}>{p('note.none')}</p> : null}
      <ol className={styles.noteList}>
        {shown.map(({ note, quote, lang }) => (
          <li key={note.place} className={styles.note}>
            {quote ? <blockquote lang={lang}>{quote}</blockquote> : null}
            <textarea
              data-place={note.place}
              aria-label={p('note.field', { quote })}
              placeholder={p('note.placeholder')}
              value={note.text}
              maxLength={MAX_NOTE_LENGTH}
              rows={3}
              // A note that is empty while open stays in the list.
              onFocus={() => marking.note(note.at)}
              onChange={({ target }) => marking.writeNote(note.place, target.value)}
            />
            <div className={styles.noteTools}>
              <Button variant="quiet" size="small" onClick={() => onShow(note)}>
                {p('note.show')}
              </Button>
              <IconButton label={p('note.remove')} onClick={() => marking.removeNote(note.place)}>
                <RemoveIcon size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {marking.count() > 0 ? (
        <Button variant="secondary" size="small" onClick={onClearAll} data-clear-all="">
          {p('mark.clearAll')}
        </Button>
      ) : null}
    </aside>
  );
}
