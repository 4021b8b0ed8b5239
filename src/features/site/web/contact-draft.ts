import { CONTACT_FIELDS, type ContactDraft } from './check-contact-form.ts';

const KEY = 'contact-draft';

/** The values of the form. */
export function readContactForm(form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  const read = (field: string) => String(data.get(field) ?? '');
  return { name: read('name'), email: read('email'), topic: read('topic'), message: read('message') };
}

/** Stores the draft until this tab is closed, so a reload or a wrong click loses nothing. */
export function keepContactDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the form still works, but a reload clears it.
  }
}

export function dropContactDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was no draft.
  }
}

/** Fills empty fields: with the topic of a link, then a stored draft, then what the page knows. */
export function fillContactForm(
  form: HTMLFormElement,
  topic: string | null,
  known: Partial<ContactDraft>,
): void {
  let stored: Partial<ContactDraft> = {};
  try {
    stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    // Not our draft, or no storage: an empty form.
  }
  for (const field of CONTACT_FIELDS) {
    const control = form.elements.namedItem(field);
    const value = (field === 'topic' && topic) || stored[field] || known[field];
    if (!value || !control || !('value' in control) || control.value !== '') continue;
    const before = control.value;
    control.value = value;
    // A topic that is not in the list would leave the list blank.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before;
  }
}
