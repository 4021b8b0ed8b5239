import type { Plugin } from 'vite';
import { isOfficePage } from '../../src/office-entry.ts';

/** The two builds for the browser. */
export type Entry = 'public' | 'office';

const PAGE_FILE = /[\\/]src[\\/]features[\\/][^?]*-page\.tsx$/;
/** Modules of routes alone have a default export (lint). */
const DEFAULT_EXPORT = /^export default /m;

/**
 * The page of another entry. The router has put its address into the address bar, so loading the document again brings
 * the entry that has the page. Back and forward lead here too. The other names are those a page may export.
 */
const LOAD_DOCUMENT = `
import { useEffect } from 'react';
export default function OtherEntry() {
  useEffect(() => window.location.reload(), []);
  return null;
}
export const meta = () => [];
export const handle = undefined;
export const shouldRevalidate = undefined;
`;

/**
 * The same in the office entry, which may be larger. Without a connection a reload would end at the browser's own page.
 * So this asks the server first, and throws its failure: the site's error page explains it, and loads the page as soon
 * as there is a connection.
 */
const LOAD_DOCUMENT_IF_REACHED = `
import { useEffect, useState } from 'react';
export default function OtherEntry() {
  const [failure, setFailure] = useState();
  useEffect(() => {
    fetch(window.location.href, { method: 'HEAD' }).then(() => window.location.reload(), setFailure);
  }, []);
  if (failure) throw failure;
  return null;
}
export const meta = () => [];
export const handle = undefined;
export const shouldRevalidate = undefined;
`;

const OTHER_PAGE = {
  public: LOAD_DOCUMENT,
  office: LOAD_DOCUMENT_IF_REACHED,
} as const satisfies Record<Entry, string>;

/** The content of a page's module in an entry. Undefined where the entry has the page. */
export function pageOfEntry(entry: Entry, file: string): string | undefined {
  if (!PAGE_FILE.test(file)) return undefined;
  const owner: Entry = isOfficePage(file) ? 'office' : 'public';
  return owner === entry ? undefined : OTHER_PAGE[entry];
}

/** Leaves the pages of the other entry out of the browser's bundles. The server and development have all of them. */
export function entryPages(entry: Entry): Plugin {
  return {
    name: 'entry-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (DEFAULT_EXPORT.test(code) ? pageOfEntry(entry, id) : undefined),
  };
}
