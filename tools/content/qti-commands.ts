import type { PackageCommand } from './package-command.ts';
import { exportQti } from './export-qti.ts';
import { importQti } from './import-qti.ts';

/** What `npm run content` does with packages: one line for each command. */
export const QTI_COMMANDS: readonly PackageCommand[] = [exportQti, importQti];
