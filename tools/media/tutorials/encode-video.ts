import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import { FRAMES_PER_SECOND } from './plan-stage.ts';

/** A picture, and how long it is seen. */
export type HeldFrame = { readonly file: string; readonly holdMs: number };

const VIDEO = [
  '-c:v',
  'libx264',
  '-profile:v',
  'high',
  '-preset',
  'slow',
  '-crf',
  '28',
  '-tune',
  'stillimage',
  '-threads',
  '1',
  // Nothing but the start of a scene needs a picture of its own.
  '-x264-params',
  'keyint=3000:min-keyint=1:scenecut=0:colorprim=bt709:transfer=bt709:colormatrix=bt709',
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const SCALE = `fps=${FRAMES_PER_SECOND},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`;
const CONTAINER = [
  '-map_metadata',
  '-1',
  '-movflags',
  '+faststart',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-shortest',
];

/** Names how a video is encoded: part of its render key. */
export const VIDEO_KEY = JSON.stringify([1, VIDEO, SCALE, CONTAINER]);

/** Joins pictures and sound to an MP4. `scenesMs`: where scenes start; a viewer jumps there at once. */
export async function encodeVideo(
  scratch: string,
  frames: readonly HeldFrame[],
  scenesMs: readonly number[],
  audio: string,
): Promise<string> {
  const list = join(scratch, 'frames.txt');
  const lines = frames.map(({ file, holdMs }) => `file '${file}'\nduration ${(holdMs / 1000).toFixed(3)}`);
  // The last picture is named twice: its duration counts only then.
  await writeFile(list, `ffconcat version 1.0\n${lines.join('\n')}\nfile '${frames.at(-1)?.file}'\n`);
  const keys = scenesMs.map((ms) => (ms / 1000).toFixed(3)).join(',');
  const video = join(scratch, 'video.mp4');
  await runCommand('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    list,
    '-i',
    audio,
    '-vf',
    SCALE,
    '-force_key_frames',
    keys,
    ...VIDEO,
    '-c:a',
    'copy',
    ...CONTAINER,
    video,
  ]);
  return video;
}
