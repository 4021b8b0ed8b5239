import { onlineManager } from '@tanstack/react-query';
import { beforeEach, onTestFinished } from 'vitest';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { clearOfficeCache } from './office-cache.tsx';

/** Signs in, until the test is over, an admin whose account is in Taipei. */
export function asAdmin(): void {
  onTestFinished(clearStoredSession);
  saveStoredSession({ user: { id: 'admin', time_zone: 'Asia/Taipei' }, role: 'admin', token: 'a-token' });
}

/** Nothing is cached when a test starts. Says so once, at the top of a file. */
export const withEmptyCache = (): void => beforeEach(clearOfficeCache);

/** Takes the connection away until `goOnline`, or until the test is over. */
export function goOffline(): void {
  onTestFinished(goOnline);
  onlineManager.setOnline(false);
}

export const goOnline = (): void => onlineManager.setOnline(true);
