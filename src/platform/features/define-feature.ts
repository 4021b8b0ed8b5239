import type { Api } from '../http/api-env.ts';
import type { Job } from '../jobs/define-job.ts';

/**
 * What happens to a table's rows when a learner exports their data or closes the account. `part`: the part of
 * the export's data.json that holds them, each by the value of the column `mark`. `secret`: erased with the
 * account and shown to nobody, its owner included. `books`: stored for years by law, without the person.
 * `nobody`: holds no person's rows.
 */
export type TableUse = { readonly part: string; readonly mark: string } | 'secret' | 'books' | 'nobody';

/** One use for each table that modules of tables declare: a table without one does not compile. */
export type TableUses<Tables> = Readonly<
  Record<
    {
      [Key in keyof Tables]: Tables[Key] extends { readonly _: { readonly name: infer Name extends string } }
        ? Name
        : never;
    }[keyof Tables],
    TableUse
  >
>;

/** The outcome that an act of `npm run admin` reports. */
export type CommandReport = { readonly ok: boolean; readonly text: string };

/** The services that the site passes to its features, and the shape of a feature's personal data. */
export type FeatureServices = {
  readonly jobs: unknown;
  readonly data: unknown;
  readonly calls: unknown;
  readonly commands: unknown;
  readonly personalData: unknown;
};

/** The server's half of a feature. Every part is required: one that a feature has no use for says so with `none`. */
export type Feature<Services extends FeatureServices> = {
  /** By the names in the database. */
  readonly tables: Readonly<Record<string, TableUse>>;
  readonly jobs: (services: Services['jobs']) => readonly Job[];
  /** The rows of one account, for its export and its deletion; empty: it has none, or accounts exports them. */
  readonly personalData: (services: Services['data']) => readonly Services['personalData'][];
  /** Puts its calls on the API. A promise: the calls are there once it resolves. */
  readonly mount: (api: Api, services: Services['calls']) => void | Promise<void>;
  /** The acts of `npm run admin` that it runs, by name. */
  readonly adminCommands: Readonly<
    Record<string, (services: Services['commands'], command: never) => Promise<CommandReport>>
  >;
};

type NoServices = {
  readonly jobs: never;
  readonly data: never;
  readonly calls: never;
  readonly commands: never;
  readonly personalData: unknown;
};

/** Writes down the server's half of a feature, with its own types preserved. */
export const defineFeature = <const Definition extends Feature<NoServices>>(
  definition: Definition,
): Definition => definition;

/** For the parts of a feature that it has no use for. */
export const none = {
  tables: {},
  jobs: () => [],
  personalData: () => [],
  mount: () => undefined,
  adminCommands: {},
} as const;
