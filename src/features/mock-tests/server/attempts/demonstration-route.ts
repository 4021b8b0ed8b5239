import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { getDemonstration } from '../../demonstration-contract.ts';
import type { Papers } from '#features/library/server/index.ts';
import { MOCK_TEST_REFUSALS as REFUSALS } from '../refusals.ts';

/** The call for the paper of the tour. */
export function mountDemonstrationRoute(api: Api, { papers }: { readonly papers: Papers }): void {
  mountEndpoint(api, getDemonstration, REFUSALS, () => {
    const edition = papers.findEdition('demonstration', 'reading');
    if (!edition) return { ok: false, refusal: 'section-unknown' };
    return { ok: true, reply: { test_title: edition.title, section: edition.section } };
  });
}
