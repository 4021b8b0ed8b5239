import { createLog } from '#platform/log/log.ts';
import { runAdminCommandLine } from './run-admin-command-line.ts';

/** `npm run admin` */
process.exitCode = await runAdminCommandLine({
  words: process.argv.slice(2),
  environment: process.env,
  log: createLog('warn', process.stderr),
  answer: console.log,
  refuse: console.error,
});
