/** A recording without a stated length has one as soon as a player was sent past its end. */
const PAST_ITS_END = 1e7;
/** A file that cannot be played never gets there, so the wait ends. */
const MOST_MS = 3_000;

/**
 * Resolves when a player knows its sound's length and can seek in it. What a browser records has no stated length, and
 * some browsers seek in none of it before they know one. An unplayable sound resolves after three seconds.
 */
export async function makeSeekable(player: HTMLMediaElement): Promise<void> {
  if (player.readyState === 0) await once(player, 'loadedmetadata');
  if (player.duration !== Infinity) return;
  player.currentTime = PAST_ITS_END;
  await once(player, 'durationchange');
}

function once(player: HTMLMediaElement, event: 'loadedmetadata' | 'durationchange'): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const each of [event, 'error']) player.removeEventListener(each, end);
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(end, MOST_MS);
    for (const each of [event, 'error']) player.addEventListener(each, end);
  });
}
