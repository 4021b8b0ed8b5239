import { createContext } from 'react-router';
import type { MarkingMethod } from '../../method-contract.ts';

/** How this site marks, for the loader of its page. */
export const markingMethod = /* @__PURE__ */ createContext<MarkingMethod>();
