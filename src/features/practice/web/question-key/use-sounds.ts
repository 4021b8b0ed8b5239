import { useEffect, useState } from 'react';
import type { Unit } from '../parts/practice-session.ts';
import { loadSounds } from '../saving/session-copies.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** The addresses of the sounds of a unit, by their own. A recording that is joined from clips is joined first. */
export function useSounds(unit: Unit): ReadonlyMap<string, string> {
  const [addresses, setAddresses] = useState(NONE);
  useEffect(() => {
    if (!unit.speech) return undefined;
    let isGone = false;
    let own = NONE;
    const forget = () => own.forEach((address) => URL.revokeObjectURL(address));
    void loadSounds({ units: [unit] }, () => undefined).then((loaded) => {
      own = loaded;
      if (isGone) forget();
      else setAddresses(loaded);
    });
    return () => {
      isGone = true;
      forget();
    };
  }, [unit]);
  return addresses;
}
