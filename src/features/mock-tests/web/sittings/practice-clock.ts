import { createContext } from 'react';

/** Whether what is begun here has a clock. */
export const PracticeClock = createContext(true);
