import { PART_SECONDS } from './interview.ts';
import { LISTENING_LEAD_MS } from './listening-moment.ts';
import type { ListeningSection, Section } from './paper.ts';
import type { SpeakingSection } from './speaking-paper.ts';

const MINUTE_MS = 60_000;

/** Extra time for the examiner's lines, a slow connection, and the permission for a microphone. */
const SPEAKING_MARGIN_MS = 15 * MINUTE_MS;

/** How long the recordings of Listening play, one after the other; undefined while one of them is not rendered. */
export function audioLengthMs({ parts }: ListeningSection): number | undefined {
  const lengths = parts.map(({ recording }) => recording?.durationMs);
  return lengths.reduce((sum, ms) => (sum === undefined || ms === undefined ? undefined : sum + ms), 0);
}

/** The longest interview: every part and every answer of Part 2 taken to its end. */
function interviewMs(section: SpeakingSection): number {
  const parts = section.parts.flatMap((part) =>
    part.part === 2
      ? [part.preparationSeconds, part.talkSeconds, ...part.roundingOff.map(({ seconds }) => seconds)]
      : [PART_SECONDS],
  );
  return parts.reduce((sum, seconds) => sum + seconds * 1000, SPEAKING_MARGIN_MS);
}

/**
 * The length of a section from its start to its deadline, in ms. Listening: a moment, its audio and the minutes to
 * check. Speaking: long enough that nobody is cut off. Undefined: its audio is missing, and it cannot be taken.
 */
export function sectionLengthMs(section: Section): number | undefined {
  switch (section.skill) {
    case 'listening': {
      const audio = audioLengthMs(section);
      return audio === undefined ? undefined : LISTENING_LEAD_MS + audio + section.checkMinutes * MINUTE_MS;
    }
    case 'reading':
    case 'writing':
      return section.durationMinutes * MINUTE_MS;
    case 'speaking':
      return interviewMs(section);
    default:
      return section satisfies never;
  }
}
