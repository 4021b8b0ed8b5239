import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { apiHeaders } from './browser-headers.ts';
import { encodeRequest, openConnection, type HttpConnection, type Reply } from './load/http-connection.ts';

/** A candidate who takes a section of the free trial, over a separate connection. */
export type Candidate = {
  readonly attemptId: string;
  readonly connection: HttpConnection;
  readonly headers: Readonly<Record<string, string>>;
};

const BATCH = 10;
/** The environment of a site that takes every candidate's word for their address, so that none is throttled. */
export const MANY_ADDRESSES = { TRUST_PROXY: '1' };

type Skill = 'reading' | 'writing';

async function startCandidate(port: number, index: number, skill: Skill): Promise<Candidate> {
  const connection = await openConnection(port);
  const address = { 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
  const reply = await connection.send(
    encodeRequest({
      method: 'POST',
      path: '/api/attempts',
      headers: { ...apiHeaders(DEVELOPMENT_APP_KEY), ...address },
      body: { mock_test: 'free-trial', skill },
    }),
  );
  const cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(reply.head)?.[1];
  if (reply.status !== 200 || !cookie)
    throw new Error(`No attempt was started:\n${reply.head}\n${reply.body}`);
  const { attempt_id: attemptId } = JSON.parse(reply.body.toString()) as { attempt_id: string };
  return { attemptId, connection, headers: { ...apiHeaders(DEVELOPMENT_APP_KEY, cookie), ...address } };
}

/** Starts attempts, twenty at a time. `firstIndex`: how many candidates of the site there are already. */
export async function startCandidates(
  port: number,
  count: number,
  { firstIndex = 0, skill = 'reading' }: { readonly firstIndex?: number; readonly skill?: Skill } = {},
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  while (candidates.length < count) {
    const wave = Math.min(20, count - candidates.length);
    const first = firstIndex + candidates.length;
    candidates.push(
      ...(await Promise.all(
        Array.from({ length: wave }, (_, each) => startCandidate(port, first + each, skill)),
      )),
    );
  }
  return candidates;
}

/** The answers of one batch; those of a greater sequence are newer. */
export function aBatch(sequence: number): { number: number; value: string; sequence: number }[] {
  return Array.from({ length: BATCH }, (_, index) => ({
    number: index + 1,
    value: `answer ${index + 1}`,
    sequence,
  }));
}

export function saveRequest({ attemptId, headers }: Candidate, sequence: number): Buffer {
  const path = `/api/attempts/${attemptId}/answers`;
  return encodeRequest({ method: 'PUT', path, headers, body: { answers: aBatch(sequence) } });
}

/** How many answers a reply says are saved. Throws when it is not the reply of a save. */
export function countAcknowledged({ status, head, body }: Reply): number {
  if (status !== 200) throw new Error(`A save was refused:\n${head}\n${body}`);
  return (JSON.parse(body.toString()) as { saved: unknown[] }).saved.length;
}

/** Throws unless the whole batch was saved. */
export function checkSaved(reply: Reply): void {
  if (countAcknowledged(reply) !== BATCH) throw new Error(`Not everything was saved: ${reply.body}`);
}
