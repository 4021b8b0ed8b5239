let playing: HTMLMediaElement | undefined;

/** Plays a sound, and stops the one that this page played before. Rejects when it cannot be played. */
export function playAlone(element: HTMLMediaElement): Promise<void> {
  if (playing !== element) playing?.pause();
  playing = element;
  // Old browsers play without promising anything.
  const started: Promise<void> | undefined = element.play();
  return started ?? Promise.resolve();
}
