import type { RefObject } from 'react';
import { LazySurfaces, PaperToolButtons, type PaperTools } from '#features/questions/web/index.ts';
import styles from './marks.module.css';

type LessonToolsProps = { readonly tools: PaperTools; readonly paper: RefObject<HTMLElement | null> };

/** The buttons of the marking tools, in the corner of the screen, and what they open. */
export function LessonTools({ tools, paper }: LessonToolsProps) {
  const { marking, tool } = tools;
  return (
    <>
      <div className={styles.buttons} data-open={tool}>
        <PaperToolButtons tools={tools} />
      </div>
      {marking ? (
        <div className={styles.surfaces} data-open={tool}>
          <LazySurfaces tools={{ ...tools, marking }} paper={paper} onReveal={() => undefined} />
        </div>
      ) : null}
    </>
  );
}
