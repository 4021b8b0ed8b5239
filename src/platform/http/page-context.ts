import { createContext } from 'react-router';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/language.ts';

/** The language a page is rendered in; loaders read it. */
export const languageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** The facts about this installation that every page gives the browser; none is secret. */
export type Installation = {
  readonly publicUrl: string;
  readonly apiBase: string;
  readonly appKey: string;
  /** Whether /dev exists. */
  readonly devPages: boolean;
  /** The addresses for someone who is signed in: the source of a regular expression. */
  readonly guarded: string;
  /** The address of the polyfills for old browsers; undefined in development. */
  readonly polyfills: string | undefined;
};

export const installationContext = createContext<Installation>();

/** The school's name and its description of itself, for the heads of pages. */
export const schoolContext =
  createContext<(language: Language) => { readonly name: string; readonly description: string }>();

/**
 * The parts that loaders have rendered (`renderPart`), by name, for the document that is being rendered. Null
 * when only data was requested.
 */
export const documentPartsContext = createContext<Map<string, string> | null>(null);

/** The year the page is rendered in, for the copyright line. */
export const yearContext = createContext<number>();

/** Called by a loader that could not read everything: its page is for this visitor alone, and not cached. */
export const passingPageContext = createContext<() => void>(() => undefined);
