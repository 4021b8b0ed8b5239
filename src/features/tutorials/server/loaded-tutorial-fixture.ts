import { estimateTimes, planTimes } from '../domain/plan-times.ts';
import { aTutorial } from '../domain/tutorial-fixture.ts';
import type { Tutorial } from '../domain/tutorial.ts';
import type { LoadedTutorial } from './load-tutorials.ts';
import { hashTutorial } from './tutorial-manifest.ts';

const file = (name: string, ending: string) => ({
  file: `${name}-0123456789abcdef.${ending}`,
  sha256: '0'.repeat(64),
  bytes: 1,
});

/** A tutorial with the manifest of a render of it. */
export function aLoadedTutorial(changes: Partial<Tutorial> = {}): LoadedTutorial {
  const tutorial = aTutorial(changes);
  const sentences = estimateTimes(tutorial);
  return {
    tutorial,
    manifest: {
      tutorialHash: hashTutorial(tutorial),
      engine: 'local',
      synthetic: true,
      durationMs: 180_000,
      width: 1280,
      height: 720,
      video: file('video', 'mp4'),
      poster: file('poster', 'jpg'),
      captions: { en: file('captions-en', 'vtt'), 'zh-Hant': file('captions-zh-hant', 'vtt') },
      scenes: planTimes(tutorial, sentences).map(({ scene, startMs, endMs }) => ({
        id: scene.id,
        startMs,
        endMs,
        picture: file(`scene-${scene.id}`, 'jpg'),
      })),
      sentences,
    },
  };
}
