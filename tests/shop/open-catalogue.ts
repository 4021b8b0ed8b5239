import type { CatalogueReader } from '#features/shop/contract.ts';
import { createCatalogueReader, type loadCatalogue } from '#features/shop/server/index.ts';
import { FEATURES } from '#features/shop/contract.ts';

type Loaded = Extract<ReturnType<typeof loadCatalogue>, { readonly ok: true }>['value'];

const A_TEST: ReturnType<CatalogueReader['listFullTests']>[number] = {
  mock_test: 'a-test',
  title: 'A test',
  sections: [
    {
      skill: 'reading',
      minutes: 60,
      questions: 40,
      opened_by: ['basic_account', 'premium_account'],
      ready: true,
      may_sit: false,
    },
  ],
};

/** The content as if every feature were open, so that the shop's own rules can be tested with everything that it sells. */
export const openCatalogueReader = (catalogue: Loaded): CatalogueReader =>
  createCatalogueReader(
    { ...catalogue, open: FEATURES },
    { listFullTests: () => [A_TEST], findTest: () => undefined },
  );
