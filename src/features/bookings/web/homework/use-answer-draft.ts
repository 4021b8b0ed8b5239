import { useState } from 'react';

/** What is written for a task, and when the answer was submitted from which it was written; null: there was none. */
export type AnswerDraft = { readonly text: string; readonly base: string | null };

function parseDraft(stored: string): AnswerDraft | undefined {
  const value: unknown = JSON.parse(stored);
  if (typeof value !== 'object' || value === null || !('text' in value) || !('base' in value))
    return undefined;
  const { text, base } = value;
  return typeof text === 'string' && (base === null || typeof base === 'string') ? { text, base } : undefined;
}

/** A browser may refuse its storage, and other pages of the site share it. */
function readDraft(key: string): AnswerDraft | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : parseDraft(stored);
  } catch {
    return undefined;
  }
}

/** False: the device has not stored it, and it lives as long as the page. */
function storeDraft(key: string, draft: AnswerDraft | undefined): boolean {
  try {
    if (draft === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/**
 * What a learner writes for a task and has not submitted. Each change is stored on the device at once, so that it is there
 * after a reload, and without a connection. Undefined: nothing is being written.
 */
export function useAnswerDraft(accountId: string, homeworkId: string) {
  const key = `homework-answer ${homeworkId} ${accountId}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  const [isStored, setIsStored] = useState(true);
  return {
    draft,
    /** Whether the device has the draft as it is. */
    isStored,
    write(next: AnswerDraft | undefined): void {
      setIsStored(storeDraft(key, next));
      setDraft(next);
    },
  };
}
