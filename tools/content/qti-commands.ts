import type { PackageCommand } from './package-command.ts';
import { exportQti } from './export-qti.ts';
import { importQti } from './import-qti.ts';

/** The package commands of `npm run content`: one line for each. */
export const QTI_COMMANDS: readonly PackageCommand[] = [exportQti, importQti];
