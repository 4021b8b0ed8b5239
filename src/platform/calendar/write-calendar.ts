/** `request` invites, and replaces an earlier event with the same id. `cancel` removes it. `publish` is for feeds. */
export type CalendarMethod = 'request' | 'cancel' | 'publish';

type CalendarPerson = { readonly name: string; readonly email: string };

export type CalendarEvent = {
  /** The same in all versions of an event, and in no other: `lesson-…@example.org`. */
  readonly uid: string;
  /** Larger in each later version. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When this version was made. */
  readonly stampAt: Date;
  readonly summary: string;
  readonly description: string;
  /** An address on the web. */
  readonly url: string;
  readonly isCancelled: boolean;
  readonly organizer?: CalendarPerson;
  readonly attendees?: readonly CalendarPerson[];
  /** Minutes before the start; without it there is no alarm. */
  readonly alarmMinutes?: number;
};

const LONGEST_LINE = 75;
const encoder = new TextEncoder();

/** `20261121T103000Z`: instants need no description of a zone. */
const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** Control characters are no text, except for line breaks. */
const withoutControls = (text: string) =>
  // oxlint-disable-next-line no-control-regex
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');

const escapeText = (text: string) =>
  withoutControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** The value of a parameter. It cannot hold a quotation mark. */
const quote = (text: string) => `"${withoutControls(text).replace(/["\n]/g, ' ')}"`;

/** A line in pieces of 75 octets at most; the following ones start with a space. No character is cut. */
function fold(line: string): string {
  const pieces: string[] = [];
  let [piece, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST_LINE) {
      pieces.push(piece);
      [piece, octets] = [' ', 1];
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

const person = (name: string, parameters: string, { name: cn, email }: CalendarPerson) =>
  `${name};CN=${quote(cn)}${parameters}:mailto:${email.replace(/\s/g, '')}`;

function eventLines(event: CalendarEvent, method: CalendarMethod): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.stampAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url.replace(/\s/g, '')}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    ...(event.organizer ? [person('ORGANIZER', '', event.organizer)] : []),
    ...(event.attendees ?? []).map((each) =>
      person(
        'ATTENDEE',
        `;ROLE=REQ-PARTICIPANT;PARTSTAT=${method === 'request' ? 'NEEDS-ACTION;RSVP=TRUE' : 'ACCEPTED'}`,
        each,
      ),
    ),
    ...(event.alarmMinutes === undefined || event.isCancelled
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(event.summary)}`,
          `TRIGGER:-PT${event.alarmMinutes}M`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

type Calendar = {
  readonly method: CalendarMethod;
  /** The program that wrote it, such as the name of the school. */
  readonly product: string;
  /** Of a feed. */
  readonly name?: string;
  readonly events: readonly CalendarEvent[];
};

/** A calendar as a file (RFC 5545): lines end with CRLF, are folded at 75 octets, and all times are in UTC. */
export function writeCalendar({ method, product, name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${product}//Lessons//EN`)}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method.toUpperCase()}`,
    ...(name === undefined
      ? []
      : [`X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
    ...events.flatMap((event) => eventLines(event, method)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
