export type LateModule<Module> = {
  /** Loads it; a second call gives the same. Rejects without a connection, and may be called again. */
  readonly load: () => Promise<Module>;
  /** Undefined until it is loaded. */
  readonly get: () => Module | undefined;
};

/** A part of a page that is loaded behind it. Once it is there it is drawn at once, without a placeholder. */
export function lateModule<Module>(importIt: () => Promise<Module>): LateModule<Module> {
  let loaded: Module | undefined;
  return {
    async load() {
      loaded ??= await importIt();
      return loaded;
    },
    get: () => loaded,
  };
}
