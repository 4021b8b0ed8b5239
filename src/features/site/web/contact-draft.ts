import { CONTACT_FIELDS, type ContactDraft } from './check-contact-form.ts';

const KEY = 'contact-draft';

/** What stands in the form. */
export function readContactForm(form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  const read = (field: string) => String(data.get(field) ?? '');
  return { name: read('name'), email: read('email'), topic: read('topic'), message: read('message') };
}

/** Keeps the draft until this tab is closed, so that a reload or a wrong click loses nothing. */
export function keepContactDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser without storage: the form still works, it only forgets at a reload.
  }
}

export function dropContactDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}

/**
 * Puts what is known into fields that are still empty: the topic that a link named, then a kept draft, then what the
 * page knows by itself.
 */
export function fillContactForm(
  form: HTMLFormElement,
  topic: string | null,
  known: Partial<ContactDraft>,
): void {
  let kept: Partial<ContactDraft> = {};
  try {
    kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    // Not ours, or no storage: an empty form.
  }
  for (const field of CONTACT_FIELDS) {
    const control = form.elements.namedItem(field);
    const value = (field === 'topic' && topic) || kept[field] || known[field];
    if (!value || !control || !('value' in control) || control.value !== '') continue;
    const before = control.value;
    control.value = value;
    // A topic that the list does not have would leave the list blank.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before;
  }
}
