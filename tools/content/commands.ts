import type { ContentCommand } from './content-command.ts';
import { exportQti } from './export-qti.ts';
import { importQti } from './import-qti.ts';

/** One line for each command. */
export const CONTENT_COMMANDS: readonly ContentCommand[] = [exportQti, importQti];
