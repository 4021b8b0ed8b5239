/** What the desk says about recordings outside of the player. */
export { keysOfAct, PLAYER_ACTS, PLAYER_KEYS } from '../../domain/recording/player-keys.ts';
export { RecordedTime } from '../recording/recorded-time.tsx';
