export { StartAttempt } from './start-attempt.tsx';
