export { createCatalogueReader } from './catalogue-reader.ts';
export { loadCatalogue } from './load-catalogue.ts';
