import { pino } from 'pino';

/** A log that keeps its lines. */
export function collectLog() {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  return { log, text: () => lines.join('') };
}
