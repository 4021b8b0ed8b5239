export const CONTACT_TOPICS = [
  'general',
  'courses',
  'mock-tests',
  'teachers',
  'careers',
  'technical',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Characters, as a reader counts them. */
export const CONTACT_LIMITS = { nameMax: 80, emailMax: 254, messageMin: 10, messageMax: 5000 } as const;

/** The values that a visitor typed. People do not see the field `website`; programs fill it in. */
export type ContactInput = {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
  readonly website?: string | undefined;
};

export type ContactMessage = {
  /** One line. */
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  /** With `\n` between lines, and no other control characters but tabs. */
  readonly message: string;
};

export type ContactProblem =
  | { readonly field: 'name'; readonly code: 'name-required' | 'name-too-long' }
  | { readonly field: 'email'; readonly code: 'email-required' | 'email-invalid' }
  | { readonly field: 'topic'; readonly code: 'topic-required' }
  | {
      readonly field: 'message';
      readonly code: 'message-required' | 'message-too-short' | 'message-too-long';
    }
  | { readonly field: 'website'; readonly code: 'website-filled' };

// The page uses these rules too, and Firefox 68 cannot read `\p{…}`.
const CONTROL = '\\u0000-\\u001f\\u007f-\\u009f';
/** Characters that turn the direction of writing, or are invisible. */
const HIDDEN = '\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff';
const NOT_IN_A_LINE = new RegExp(`[${CONTROL}${HIDDEN}]+`, 'g');
const NOT_IN_A_TEXT = new RegExp(`(?![\\n\\t])[${CONTROL}]`, 'g');

// An ordinary address: no quotes, comments, lists or brackets. The domain has a dot and may be in any script.
const LOCAL_PART = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LETTER = 'a-z\\d\\u00a1-\\u1fff\\u2c00-\\u2fff\\u3040-\\ufdff';
const LABEL = `[${LETTER}](?:[${LETTER}-]*[${LETTER}])?`;
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+[${LETTER}][${LETTER}-]*[${LETTER}]$`, 'i');

/** Whether a text is an ordinary email address of at most 254 characters, with one `@`. */
export function isEmailAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || text.length > CONTACT_LIMITS.emailMax || local.length > 64) return false;
  if (/\s/.test(text) || text.search(NOT_IN_A_LINE) >= 0) return false;
  return LOCAL_PART.test(local) && DOMAIN.test(domain);
}

const lengthOf = (text: string) => [...text].length;

/** One line, however it was typed: a line break must not reach an email's header. */
function toLine(text: string): string {
  return text.replace(NOT_IN_A_LINE, ' ').replace(/\s+/g, ' ').trim();
}

function toText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(NOT_IN_A_TEXT, '').trim();
}

function isTopic(text: string): text is ContactTopic {
  return CONTACT_TOPICS.some((topic) => topic === text);
}

/** An acceptable message in its stored form; or every problem, in the order of the form's fields. */
export function decideContactMessage(
  input: ContactInput,
):
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly problems: readonly ContactProblem[] } {
  const name = toLine(input.name);
  const email = input.email.trim();
  const { topic } = input;
  const message = toText(input.message);
  const problems: ContactProblem[] = [];

  if (name === '') problems.push({ field: 'name', code: 'name-required' });
  else if (lengthOf(name) > CONTACT_LIMITS.nameMax) problems.push({ field: 'name', code: 'name-too-long' });

  if (email === '') problems.push({ field: 'email', code: 'email-required' });
  else if (!isEmailAddress(email)) problems.push({ field: 'email', code: 'email-invalid' });

  if (!isTopic(topic)) problems.push({ field: 'topic', code: 'topic-required' });

  const length = lengthOf(message);
  if (length === 0) problems.push({ field: 'message', code: 'message-required' });
  else if (length < CONTACT_LIMITS.messageMin) problems.push({ field: 'message', code: 'message-too-short' });
  else if (length > CONTACT_LIMITS.messageMax) problems.push({ field: 'message', code: 'message-too-long' });

  if (input.website) problems.push({ field: 'website', code: 'website-filled' });
  if (problems.length > 0 || !isTopic(topic)) return { ok: false, problems };
  return { ok: true, message: { name, email, topic, message } };
}

/** An address as its owner's page may show it: `l•••@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}
