import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../recordings-contract.ts';
import { listRecordings } from './list-recordings.ts';
import { MOCK_TEST_REFUSALS as REFUSALS } from '../refusals.ts';
import type { RouteDependencies } from '../route-dependencies.ts';

/** The call for the recordings of a Listening section before it starts. */
export function mountRecordingRoutes(api: Api, { papers }: Pick<RouteDependencies, 'papers'>): void {
  mountEndpoint(api, contract.getRecordings, REFUSALS, async ({ query }) => {
    const found = listRecordings(papers, query.mock_test);
    if (!found.ok) return found;
    const { recordings, soundCheck, checkMinutes } = found;
    return {
      ok: true,
      reply: { recordings: [...recordings], sound_check: soundCheck, check_minutes: checkMinutes },
    };
  });
}
