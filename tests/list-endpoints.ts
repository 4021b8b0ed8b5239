import type { Endpoint } from '#platform/http/endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value;

/** The calls that a contract's module exports. */
export const listEndpoints = (contract: object): readonly { name: string; endpoint: Endpoint }[] =>
  Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ name, endpoint: value }] : [],
  );
