import { createContext } from 'react-router';
import type { CatalogueReader } from '../../catalogue-contract.ts';

/** The catalogue, for the loaders of pages. */
export const catalogueReader = /* @__PURE__ */ createContext<CatalogueReader>();
