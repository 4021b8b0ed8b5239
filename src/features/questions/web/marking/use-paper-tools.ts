import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { MarkStore } from './mark-store.ts';
import { createMarking, type Marking, type Note } from './marking.ts';

/** The open tool: the sentence bar, or the notes. */
type Tool = 'mark' | 'notes';

export type PaperTools = {
  /** Undefined until the annotations were opened. */
  readonly marking: Marking | undefined;
  readonly notes: readonly Note[];
  readonly tool: Tool | undefined;
  readonly setTool: (tool: Tool | undefined) => void;
};

const NO_NOTES: readonly Note[] = [];
const noNotes = () => NO_NOTES;
const never = () => () => undefined;

export function usePaperTools(annotations: MarkStore | undefined): PaperTools {
  const marking = useMemo(() => annotations && createMarking(annotations), [annotations]);
  const [tool, setTool] = useState<Tool>();
  const look = marking?.listNotes ?? noNotes;
  const notes = useSyncExternalStore(marking?.subscribe ?? never, look, look);
  const cameFrom = useRef<Element>(null);

  // The focus goes back to where it was before a tool took it.
  useEffect(() => {
    if (tool !== undefined) return;
    const { current } = cameFrom;
    cameFrom.current = null;
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, [tool]);

  function choose(next: Tool | undefined): void {
    if (tool === undefined) cameFrom.current = document.activeElement;
    setTool(next);
  }
  return { marking, notes, tool, setTool: choose };
}
