import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';
import type { PaperToolSurfaces } from './paper-tool-surfaces.tsx';

/** Without a connection the tools may not be there. The text stays readable, and a reload loads them. */
const Surfaces = lazy<typeof PaperToolSurfaces>(() =>
  import('./paper-tool-surfaces.tsx').then(
    (module) => ({ default: module.PaperToolSurfaces }),
    () => ({ default: () => <></> }),
  ),
);

/** The surfaces of the marking tools, loaded when text is selected or a tool is opened for the first time. */
export function LazySurfaces(props: ComponentProps<typeof PaperToolSurfaces>) {
  const [isSelecting, setSelecting] = useState(false);
  const isOpen = props.tools.tool !== undefined;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (isSelecting) return;
    const look = () => {
      if (window.getSelection()?.isCollapsed === false) setSelecting(true);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [isSelecting]);
  if (!isSelecting && !wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <Surfaces {...props} />
    </Suspense>
  );
}
