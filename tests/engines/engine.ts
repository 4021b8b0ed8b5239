import type { NeededProgram } from '#tools/test/debian-packages.ts';

/** A window of a browser, driven from outside as a person would. A selector means the first element it fits. */
export type EnginePage = {
  /** Opens an address and waits until it is loaded. */
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, which has to be a string. */
  evaluate(expression: string): Promise<string>;
  /** A real click in the middle of an element, which is scrolled into view. */
  click(selector: string): Promise<void>;
  /** Clicks a field and writes key by key. */
  type(selector: string, text: string): Promise<void>;
};

/** Takes a function to call when a test is over; the last is called first. */
export type OnEnd = (end: () => Promise<void>) => void;

export type Engine = {
  readonly name: string;
  readonly needed: readonly NeededProgram[];
  /** Starts the browser with a separate profile. */
  open(onEnd: OnEnd): Promise<EnginePage>;
};

/** Calls a function in the page. It knows nothing but its arguments, and those and its value travel as JSON. */
export async function ask<Value, Given extends readonly unknown[]>(
  page: EnginePage,
  question: (...given: Given) => Value,
  ...given: Given
): Promise<Value> {
  const call = `(${question.toString()})(...${JSON.stringify(given)})`;
  return JSON.parse(await page.evaluate(`JSON.stringify(${call} ?? null)`)) as Value;
}
