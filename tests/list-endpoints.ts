import { globSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '#platform/http/endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value;

/** The calls that a contract's module exports. */
export const listEndpoints = (contract: object): readonly { name: string; endpoint: Endpoint }[] =>
  Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ name, endpoint: value }] : [],
  );

/** Loads every feature's modules whose file names end so. */
export const loadModules = (ending: string) =>
  Promise.all(
    globSync(`src/features/*/*${ending}`).map(async (file) => ({
      file,
      module: (await import(path.resolve(file))) as object,
    })),
  );
