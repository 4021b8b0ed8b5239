import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the page is seen again after it was hidden. */
export function useReturn(onReturn: () => void): void {
  const seen = useEffectEvent(onReturn);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) seen();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
