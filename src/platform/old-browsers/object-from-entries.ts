/** Safari 12.0. */
export function bringObjectFromEntries(): void {
  if (typeof Object.fromEntries === 'function') return;
  Object.defineProperty(Object, 'fromEntries', {
    configurable: true,
    writable: true,
    value(entries: Iterable<readonly [PropertyKey, unknown]>) {
      const object: Record<PropertyKey, unknown> = {};
      for (const [key, value] of entries) object[key] = value;
      return object;
    },
  });
}
