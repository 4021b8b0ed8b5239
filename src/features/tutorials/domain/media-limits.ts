/** Everything that is rendered of all tutorials: videos, pictures and captions. */
export const MOST_MEDIA_BYTES = 90_000_000;
/** How long a video may be, in milliseconds. */
export const VIDEO_MS = { least: 120_000, most: 240_000 };
