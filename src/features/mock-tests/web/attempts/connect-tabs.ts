import type { SavedAnswer } from '../../domain/attempts/saved-answer.ts';
import type { AnswerSync } from './answer-sync.ts';

/**
 * Tells the other tabs of this browser that show the same attempt what was saved. Without BroadcastChannel, a tab
 * learns it when it is shown again. Returns a function that disconnects.
 */
export function connectTabs(attemptId: string, sync: AnswerSync): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(`attempt:${attemptId}`);
  let announced = new Map<number, number>();
  const unsubscribe = sync.subscribe(() => {
    // Late answers are not part of the test. The other tabs notice the end themselves.
    if (sync.getSnapshot().state === 'late') return;
    const news: SavedAnswer[] = [];
    for (const { key: number, value, sequence, saved } of sync.getSnapshot().entries.values()) {
      if (saved && announced.get(number) !== sequence) news.push({ number, value, sequence });
    }
    if (news.length === 0) return;
    announced = new Map([...announced, ...news.map(({ number, sequence }) => [number, sequence] as const)]);
    channel.postMessage(news);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<readonly SavedAnswer[]>) => {
    for (const { number, sequence } of data) announced.set(number, sequence);
    sync.take(data);
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
