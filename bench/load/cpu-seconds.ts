import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// USER_HZ: the unit of /proc, on every Linux that Node.js runs on.
export const TICKS_PER_SECOND = 100;

/** `[[dd-]hh:]mm:ss(.hundredths)` as ps prints it. */
function parseClock(text: string): number {
  const [days, clock] = text.includes('-') ? text.split('-') : ['0', text];
  const seconds = (clock ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Number(days) * 86_400 + seconds;
}

/**
 * The processor time that a process has used so far, all its threads together, in seconds; to 10 ms. Unlike a
 * throughput it hardly depends on other work on the machine.
 */
export function cpuSeconds(pid: number): number {
  if (process.platform !== 'linux') {
    return parseClock(execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim());
  }
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The process's name, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
