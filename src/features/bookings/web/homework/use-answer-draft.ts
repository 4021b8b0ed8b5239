import { useState } from 'react';

/** A browser may refuse its storage; then what is not submitted lives as long as the page. */
function readDraft(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function storeDraft(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The page still has it.
  }
}

/**
 * What a learner writes for a task and has not submitted. Each change is stored on the device at once, so that it is there
 * after a reload, and without a connection. Undefined: nothing is being written.
 */
export function useAnswerDraft(accountId: string, homeworkId: string) {
  const key = `homework-answer ${homeworkId} ${accountId}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  return {
    draft,
    write(text: string | undefined): void {
      storeDraft(key, text);
      setDraft(text);
    },
  };
}
