import { createContext } from 'react-router';
import type { SiteReader } from '../contract.ts';

/** The site's own content, for the loaders of pages. */
export const siteReader = /* @__PURE__ */ createContext<SiteReader>();
