import { useState } from 'react';
import { randomUuid } from '#platform/random/random-uuid.ts';

/** The key of a request, by its content: one that was changed after a failure is another one. */
export function useRequestKeys(): (body: object) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (body) => {
    const content = JSON.stringify(body);
    const key = keys.get(content) ?? randomUuid();
    keys.set(content, key);
    return key;
  };
}
