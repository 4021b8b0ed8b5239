import { readdirSync } from 'node:fs';

/** The address of the built polyfills, whose name carries their hash. Throws when the build has none. */
export function findPolyfills(): string {
  const name = readdirSync('build/client/assets').find((each) => /^old-browsers-[\w-]+\.js$/.test(each));
  if (!name) throw new Error('The build has no script for old browsers: tools/build-files.ts writes it.');
  return `/assets/${name}`;
}
