import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EndpointLines } from '#platform/http/endpoint.ts';
import { listEndpoints, loadModules } from './list-endpoints.ts';

/** The browser finds the contract of a call by its method and path (src/contracts.ts). */

const contracts = (await loadModules('contract.ts')).map(({ file, module }) => ({
  file,
  calls: listEndpoints(module),
}));
const tables = (await loadModules('endpoints.ts')).map(({ module }) => module);

const addressOf = ({ method, path: at }: { readonly method: string; readonly path: string }) =>
  `${method} ${at}`;

const calls = contracts.flatMap(({ calls: each }) =>
  each.map(({ name, endpoint }) => `${name}: ${addressOf(endpoint)}`),
);

test('every line of a table is the call of that name in a contract', () => {
  const lines = tables.flatMap((table) =>
    Object.values(table as Record<string, EndpointLines>).flatMap((each) =>
      Object.entries(each).map(([name, line]) => `${name}: ${addressOf(line)}`),
    ),
  );
  expect(lines.length).toBeGreaterThan(70);
  expect(lines.filter((line) => !calls.includes(line))).toEqual([]);
});

test('no two calls have the same method and path', () => {
  const addresses = contracts.flatMap((contract) =>
    contract.calls.map(({ endpoint }) => addressOf(endpoint)),
  );
  expect(addresses.filter((each, index) => addresses.indexOf(each) !== index)).toEqual([]);
});

test('every contract with calls is declared', () => {
  const declared = [...readFileSync('src/contracts.ts', 'utf8').matchAll(/from '#(.*)';/g)].map(
    ([, file]) => file,
  );
  const withCalls = contracts.filter((contract) => contract.calls.length > 0);
  expect(declared.toSorted()).toEqual(withCalls.map(({ file }) => file.replace('src/', '')).toSorted());
});
