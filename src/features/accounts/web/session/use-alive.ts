import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and until the page is interactive. Only then does it know its address, and forms can be sent.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
