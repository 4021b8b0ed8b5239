import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { MODULE_TEST_ENDPOINTS } from '../../module-tests-endpoints.ts';

/** An attempt at a module test, as the server sends it. */
export type Test = ReplyTo<(typeof MODULE_TEST_ENDPOINTS)['startModuleTest']>['test'];
