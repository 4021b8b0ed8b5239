import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { LeaveGuard } from '#features/accounts/web/index.ts';

/** Says that a part of the page has something that is not saved. The returned function says that it no longer has. */
type Mark = (part: string) => () => void;

const UnsavedContext = createContext<Mark>(() => () => undefined);

/** Asks before the page is left while any of its parts has something that is not saved. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const [parts, setParts] = useState<readonly string[]>([]);
  const mark = useMemo<Mark>(
    () => (part) => {
      setParts((now) => [...now, part]);
      return () => setParts((now) => now.filter((each) => each !== part));
    },
    [],
  );
  return (
    <UnsavedContext value={mark}>
      {children}
      <LeaveGuard unsaved={parts.length > 0} />
    </UnsavedContext>
  );
}

/** Marks a part of the page while it has something that is not saved. */
export function useUnsaved(part: string, isUnsaved: boolean): void {
  const mark = useContext(UnsavedContext);
  useEffect(() => (isUnsaved ? mark(part) : undefined), [mark, part, isUnsaved]);
}
