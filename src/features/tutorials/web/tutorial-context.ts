import { createContext } from 'react-router';
import type { TutorialReader } from '../contract.ts';

/** The tutorials, for the loaders of pages. */
export const tutorialReader = /* @__PURE__ */ createContext<TutorialReader>();
