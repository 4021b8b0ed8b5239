import { useState, type RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { BlockRange } from '#ielts/paper/text-ranges.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { MarkMode } from './mark-mode.tsx';
import { MarkToolbar } from './mark-toolbar.tsx';
import type { Marking, Note } from './marking.ts';
import { NotesPanel } from './notes-panel.tsx';
import { findBlock } from './selected-ranges.ts';
import type { PaperTools } from './use-paper-tools.ts';
import { useSelectedRanges } from './use-selected-ranges.ts';

type SurfacesProps = {
  readonly tools: PaperTools & { readonly marking: Marking };
  readonly paper: RefObject<HTMLElement | null>;
  /** On a narrow screen, shows the half that contains a block. */
  readonly onReveal: (block: string) => void;
};

/** The tools over the paper: the toolbar of a selection, the sentence bar, the notes. */
export function PaperToolSurfaces({ tools, paper, onReveal }: SurfacesProps) {
  const p = useText('marking');
  const { marking, notes, tool, setTool } = tools;
  const { selected, drop } = useSelectedRanges(paper);
  const [asking, setAsking] = useState(false);
  const [tooMany, setTooMany] = useState(false);

  function note(range: BlockRange): void {
    drop();
    setTooMany(!marking.note(range));
    setTool('notes');
  }
  function show({ at }: Note): void {
    onReveal(at.block);
    // It waits until the half is shown, which a narrow screen may have hidden.
    requestAnimationFrame(() => {
      const block = paper.current && findBlock(paper.current, at.block);
      (block?.querySelector(`mark[data-start="${at.start}"]`) ?? block)?.scrollIntoView({ block: 'center' });
    });
  }

  return (
    <>
      {selected && tool !== 'mark' && !asking ? (
        <MarkToolbar
          marking={marking}
          selected={selected}
          onDone={drop}
          onNote={note}
          onClearAll={() => setAsking(true)}
        />
      ) : null}
      {tool === 'mark' ? (
        <MarkMode paper={paper} marking={marking} onNote={note} onClose={() => setTool(undefined)} />
      ) : null}
      {tool === 'notes' ? (
        <NotesPanel
          paper={paper}
          marking={marking}
          notes={notes}
          openNote={marking.getOpenNote()}
          tooMany={tooMany}
          onShow={show}
          onClearAll={() => setAsking(true)}
          onClose={() => {
            marking.closeNote();
            setTooMany(false);
            setTool(undefined);
          }}
        />
      ) : null}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={p('mark.clearAllTitle')}
        closeLabel={p('mark.keep')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {p('mark.keep')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                marking.clearAll();
                drop();
                setAsking(false);
              }}
              data-confirm-clear-all=""
            >
              {p('mark.clearAll')}
            </Button>
          </>
        }
      >
        <p>{p('mark.clearAllText')}</p>
      </Dialog>
    </>
  );
}
