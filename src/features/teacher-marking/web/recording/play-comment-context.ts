import { createContext } from 'react';

/** For what is below a player: plays from the moment of a comment. */
export const PlayCommentContext = createContext<(id: string) => void>(() => undefined);
