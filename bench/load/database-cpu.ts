import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpuSeconds, TICKS_PER_SECOND } from './cpu-seconds.ts';

/** The numbers of all processes that a process has started and that still live. */
function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [child = '', parent = ''] = line.trim().split(/\s+/);
    return Number(parent) === pid ? [Number(child)] : [];
  });
}

/** The processor time of a process's ended children. Only Linux remembers it. */
function endedChildrenSeconds(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** The processor time, in seconds, that a PostgreSQL server and all processes of its connections have used so far. */
export function databaseCpuSeconds(postmaster: number): number {
  return childrenOf(postmaster).reduce(
    (sum, child) => sum + cpuSeconds(child),
    cpuSeconds(postmaster) + endedChildrenSeconds(postmaster),
  );
}
