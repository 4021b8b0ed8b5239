import type { ContactProblem } from '../domain/contact-message.ts';

/** The domain's pattern, written again because Firefox 68 does not support `\p{…}`. */
const LIMITS = { nameMax: 80, messageMin: 10, messageMax: 5000 };

export const CONTACT_FIELDS = ['name', 'email', 'topic', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactDraft = Readonly<Record<ContactField, string>>;
export type ContactErrors = Readonly<Partial<Record<ContactField, ContactProblem['code']>>>;

// Finds typing errors. The server decides, and its refusals are shown in the same place.
const ORDINARY_ADDRESS = /^[^\s@,;<>()]+@[^\s@,;<>().]+(?:\.[^\s@,;<>().]+)*\.[^\s@,;<>().]{2,}$/;

const lengthOf = (text: string) => Array.from(text).length;

/** The problems of a draft, by field; empty when it may be sent. */
export function checkContactForm(draft: ContactDraft): ContactErrors {
  const name = draft.name.trim();
  const email = draft.email.trim();
  const message = draft.message.trim();
  const found: { [field in ContactField]?: ContactProblem['code'] } = {};
  if (name === '') found.name = 'name-required';
  else if (lengthOf(name) > LIMITS.nameMax) found.name = 'name-too-long';
  if (email === '') found.email = 'email-required';
  else if (!ORDINARY_ADDRESS.test(email)) found.email = 'email-invalid';
  if (draft.topic === '') found.topic = 'topic-required';
  const length = lengthOf(message);
  if (length === 0) found.message = 'message-required';
  else if (length < LIMITS.messageMin) found.message = 'message-too-short';
  else if (length > LIMITS.messageMax) found.message = 'message-too-long';
  return found;
}
