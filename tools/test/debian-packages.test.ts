import { expect, test } from 'vitest';
import { providePrograms } from './debian-packages.ts';

const NEEDED = [
  { program: 'a-browser', debianPackage: 'a-browser-esr' },
  { program: 'a-driver', debianPackage: 'a-driver-package' },
];

/** A machine with some programs, on which packages install the programs in `brought`. */
function aMachine(given: { has: string[]; mayInstall: boolean; brought?: Record<string, string> }) {
  const programs = new Set(given.has);
  const installed: string[] = [];
  return {
    installed,
    findProgram: (name: string) => (programs.has(name) ? `/usr/bin/${name}` : undefined),
    mayInstall: () => given.mayInstall,
    async installPackages(...names: readonly string[]) {
      installed.push(...names);
      for (const name of names) programs.add(given.brought?.[name] ?? '');
    },
  };
}

test('nothing is installed where every program is there', async () => {
  const machine = aMachine({ has: ['a-browser', 'a-driver'], mayInstall: true });
  await providePrograms(NEEDED, machine);
  expect(machine.installed).toEqual([]);
});

test('what is missing, and no more, is installed where that is allowed', async () => {
  const brought = { 'a-driver-package': 'a-driver' };
  const machine = aMachine({ has: ['a-browser'], mayInstall: true, brought });
  await providePrograms(NEEDED, machine);
  expect(machine.installed).toEqual(['a-driver-package']);
});

test('where installing is not allowed, it fails and says what to install', async () => {
  const machine = aMachine({ has: ['a-browser'], mayInstall: false });
  await expect(providePrograms(NEEDED, machine)).rejects.toThrow(
    /^Not on this machine: a-driver\. Install them as root: apt-get install .* a-driver-package$/,
  );
  expect(machine.installed).toEqual([]);
});

test('a package that does not bring its program is no success', async () => {
  const machine = aMachine({ has: ['a-browser'], mayInstall: true });
  await expect(providePrograms(NEEDED, machine)).rejects.toThrow(/Not on this machine: a-driver/);
});
