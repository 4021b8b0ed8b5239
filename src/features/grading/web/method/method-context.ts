import { createContext } from 'react-router';
import type { MarkingMethod, TeacherAgreement } from '../../method-contract.ts';

/** How this site marks, for the loader of its page. */
export const markingMethod = /* @__PURE__ */ createContext<MarkingMethod>();

/** How far teachers agree now. Null: it cannot be read at the moment. */
export const teacherAgreement = /* @__PURE__ */ createContext<() => Promise<TeacherAgreement | null>>();
