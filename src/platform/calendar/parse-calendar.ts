/** A line of a calendar: `DTSTART;TZID=Asia/Taipei:20261125T100000`. Names are in capitals. */
export type CalendarLine = {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
};

/** A part of a calendar, such as an event. */
export type CalendarComponent = {
  readonly name: string;
  readonly lines: readonly CalendarLine[];
  readonly parts: readonly CalendarComponent[];
};

const LINE = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s;
const PARAMETER = /;([A-Za-z0-9-]+)=("[^"]*"|[^;]*)/g;

function parseLine(text: string): CalendarLine | undefined {
  const [, name, parameters = '', value = ''] = LINE.exec(text) ?? [];
  if (name === undefined) return undefined;
  return {
    name: name.toUpperCase(),
    parameters: Object.fromEntries(
      [...parameters.matchAll(PARAMETER)].map(([, key = '', raw = '']) => [
        key.toUpperCase(),
        raw.replace(/^"|"$/g, ''),
      ]),
    ),
    value,
  };
}

const DEEPEST = 5;

type Open = { name: string; lines: CalendarLine[]; parts: CalendarComponent[] };

/**
 * Reads a calendar (RFC 5545) as far as its lines and parts. Lines that are none are left out. Undefined: it is no
 * calendar.
 */
export function parseCalendar(text: string): CalendarComponent | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  const open: Open[] = [];
  for (const each of lines) {
    const line = parseLine(each);
    if (!line) continue;
    const { name, value } = line;
    const within = open[open.length - 1];
    if (name === 'BEGIN') {
      if (open.length >= DEEPEST) return undefined;
      open.push({ name: value.trim().toUpperCase(), lines: [], parts: [] });
    } else if (name === 'END') {
      if (within?.name !== value.trim().toUpperCase()) return undefined;
      open.pop();
      const parent = open[open.length - 1];
      if (parent) parent.parts.push(within);
      else return within.name === 'VCALENDAR' ? within : undefined;
    } else within?.lines.push(line);
  }
  return undefined;
}
