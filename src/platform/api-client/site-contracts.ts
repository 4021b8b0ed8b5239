import type { Endpoint } from '../http/endpoint.ts';

/**
 * The modules of all contracts, by name. The platform knows none. The site declares its own (src/contracts.ts), so a call
 * without a contract does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- Filled by declaration.
export interface SiteContracts {}

type ValueOf<Module> = Module[keyof Module];

type SiteEndpoint = Extract<
  { [Name in keyof SiteContracts]: ValueOf<SiteContracts[Name]> }[keyof SiteContracts],
  Endpoint
>;

/** The endpoint of a line: the one with its method and path. */
export type EndpointOf<Line> = Extract<SiteEndpoint, Line>;
