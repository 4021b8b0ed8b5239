/** An expected failure: one or two sentences for the person who starts the program, with advice. */
export type Problem = { readonly ok: false; readonly problem: string };

export function aProblem(problem: string): Problem {
  return { ok: false, problem };
}
