import { randomIds } from '../clock/ids.ts';
import { parseConfig } from '../config/config.ts';
import type { DiskRoom } from '../files/disk-room.ts';
import { createLog } from '../log/log.ts';
import type { Api } from './api-env.ts';
import type { IdentifyCandidate } from './candidates.ts';
import { createApi } from './create-api.ts';

export const APP_KEY = 'ninefold-development';

export type ProblemBody = {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly request_id?: string;
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
};

type ApiOptions = {
  readonly environment?: Readonly<Record<string, string>>;
  /** Puts calls on the API. */
  readonly mount?: (api: Api) => void;
  readonly diskRoom?: () => Promise<DiskRoom>;
  readonly identifyCandidate?: IdentifyCandidate;
};

/** An API with its log. `ask` sends the app key; a header of `undefined` is left out. */
export function anApi({ environment = {}, mount, diskRoom, identifyCandidate }: ApiOptions = {}) {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problem);
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const api = createApi({
    config: parsed.config,
    log,
    ids: randomIds,
    ...(diskRoom ? { diskRoom } : {}),
    ...(identifyCandidate ? { identifyCandidate } : {}),
  });
  mount?.(api);

  return {
    api,
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    ask(
      path: string,
      {
        headers = {},
        ...init
      }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string | undefined> } = {},
    ): Promise<Response> {
      const sentHeaders = Object.entries({ 'x-requested-key': APP_KEY, ...headers });
      const sent = sentHeaders.filter((pair): pair is [string, string] => pair[1] !== undefined);
      return Promise.resolve(api.request(path, { ...init, headers: sent }));
    },
  };
}

/** A reply's body as a problem. */
export async function problemOf(response: Response): Promise<ProblemBody> {
  return (await response.json()) as ProblemBody;
}
