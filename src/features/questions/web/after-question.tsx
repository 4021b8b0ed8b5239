import { createContext, useContext, type ReactNode } from 'react';

/** Draws what follows from an answer, such as its mark. Lessons and practice provide it; a test shows nothing. */
export const AfterQuestionContext = createContext<((number: number) => ReactNode) | undefined>(undefined);

/** What follows from the answer of a question, right below it. */
export function AfterQuestion({ number }: { readonly number: number }) {
  return useContext(AfterQuestionContext)?.(number);
}
