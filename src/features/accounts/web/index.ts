export { EARLY_SESSION_SCRIPT } from './early-session-script.ts';
export { guardSession } from './guard-session.ts';
export { keepSession } from './keep-session.ts';
export { signOut } from './sign-out.ts';
export { useSessionGuard } from './use-session-guard.ts';
