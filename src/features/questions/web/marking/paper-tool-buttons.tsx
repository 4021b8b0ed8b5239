import { Highlighter as MarkIcon, NotebookText as NotesIcon } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './marks.module.css';
import type { PaperTools } from './use-paper-tools.ts';

/** The buttons for marking text without a mouse, and for the notes. */
export function PaperToolButtons({ tools }: { readonly tools: PaperTools }) {
  const p = useText('marking');
  const { marking, notes, tool, setTool } = tools;
  return (
    <div className={styles.toolButtons}>
      <IconButton
        label={p('mark.mode')}
        aria-pressed={tool === 'mark'}
        disabled={!marking}
        onClick={() => setTool(tool === 'mark' ? undefined : 'mark')}
        data-open-mark-mode=""
      >
        <MarkIcon size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={notes.length > 0 ? p('note.openCount', { count: notes.length }) : p('note.open')}
        aria-pressed={tool === 'notes'}
        disabled={!marking}
        onClick={() => setTool(tool === 'notes' ? undefined : 'notes')}
        data-open-notes=""
        data-count={notes.length > 0 ? notes.length : undefined}
      >
        <NotesIcon size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
