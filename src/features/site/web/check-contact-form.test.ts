import { expect, test } from 'vitest';
import { CONTACT_LIMITS, decideContactMessage } from '../domain/contact-message.ts';
import { checkContactForm, type ContactDraft } from './check-contact-form.ts';

const right: ContactDraft = {
  name: '王小明',
  email: 'learner@example.org',
  topic: 'teachers',
  message: 'Is Hannah free on Tuesday evenings?',
};

const drafts: [string, Partial<ContactDraft>][] = [
  ['is right', {}],
  ['is empty', { name: '', email: '', topic: '', message: '' }],
  ['is blank', { name: ' ', email: ' ', message: '\n ' }],
  ['has a name of the greatest length', { name: '名'.repeat(CONTACT_LIMITS.nameMax) }],
  ['has a name that is too long', { name: '名'.repeat(CONTACT_LIMITS.nameMax + 1) }],
  ['has an address without @', { email: 'learner.example.org' }],
  ['has an address without a dot', { email: 'learner@example' }],
  ['has two addresses', { email: 'a@example.org,b@example.org' }],
  ['has spaces round the address', { email: ' learner@example.org ' }],
  ['has a domain in Chinese', { email: 'learner@例子.台灣' }],
  ['has a message of the least length', { message: 'x'.repeat(CONTACT_LIMITS.messageMin) }],
  ['has a message that is too short', { message: 'x'.repeat(CONTACT_LIMITS.messageMin - 1) }],
  ['has a message of the greatest length', { message: '😀'.repeat(CONTACT_LIMITS.messageMax) }],
  ['has a message that is too long', { message: 'x'.repeat(CONTACT_LIMITS.messageMax + 1) }],
];

test.each(drafts)('page and server say the same of a draft that %s', (_, change) => {
  const draft = { ...right, ...change };
  const decided = decideContactMessage(draft);
  const server = decided.ok
    ? {}
    : Object.fromEntries(decided.problems.map(({ field, code }) => [field, code]));
  expect(checkContactForm(draft)).toEqual(server);
});
