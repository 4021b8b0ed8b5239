import { createContext } from 'react-router';
import type { LessonPreviewReader } from '../../contract.ts';

/** The lessons that everybody may open, for the loader of the lesson page. */
export const lessonPreviews = /* @__PURE__ */ createContext<LessonPreviewReader>();
