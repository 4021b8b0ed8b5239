import type { Language } from '#platform/i18n/language.ts';
import type { TutorialCard, TutorialQuestion, TutorialReader, TutorialViewer } from '../contract.ts';
import { parseMarkedText } from '../domain/marked-text.ts';
import { planTimes, type TimedScene } from '../domain/plan-times.ts';
import type { SlideText } from '../domain/slide-element.ts';
import type { LoadedTutorial } from './load-tutorials.ts';
import { mediaAddress } from './media-address.ts';
import { mediaFolder } from './tutorial-media.ts';

/** The files of a tutorial that everybody may see: all of an open one, the poster and the first scene of any. */
export function isPublicFile({ tutorial, manifest }: LoadedTutorial, file: string): boolean {
  return (
    tutorial.open ||
    file === manifest.poster.file ||
    file === manifest.thumbnail?.file ||
    file === manifest.scenes[0]?.picture.file
  );
}

const readText = (text: SlideText, language: Language) =>
  parseMarkedText(typeof text === 'string' ? text : text[language])
    .map((piece) => (piece.isGap ? '____' : piece.text))
    .join('');

function questionOf(scenes: readonly TimedScene[], language: Language): TutorialQuestion | undefined {
  const timed = scenes.find(({ think }) => think !== undefined);
  const element = timed?.scene.slide.find((each) => each.type === 'question');
  if (!timed?.think || element?.type !== 'question') return undefined;
  const { text, options = [], answer } = element;
  return {
    atMs: timed.think.startMs,
    text: readText(text, language),
    options: options.map((option) => readText(option, language)),
    answer: answer === undefined ? undefined : answer - 1,
  };
}

/** Tutorials as pages see them: in one language, with the addresses that the viewer may load. */
export function createTutorialReader(tutorials: readonly LoadedTutorial[], key: Buffer): TutorialReader {
  const addressOf = (loaded: LoadedTutorial, file: string, viewer: TutorialViewer) =>
    mediaAddress(key, `${mediaFolder(loaded.tutorial.slug)}/${file}`, {
      isPublic: isPublicFile(loaded, file),
      viewer,
    });

  function cardOf(loaded: LoadedTutorial, language: Language): TutorialCard {
    const { slug, number, title, goal, skill, bands, open } = loaded.tutorial;
    const { durationMs, poster, thumbnail = poster } = loaded.manifest;
    return {
      slug,
      number,
      title: title[language],
      goal: goal[language],
      skill,
      bands,
      durationMs,
      open,
      poster: addressOf(loaded, poster.file, 'public') ?? '',
      thumbnail: addressOf(loaded, thumbnail.file, 'public') ?? '',
    };
  }

  return {
    listTutorials: (language) => tutorials.map((loaded) => cardOf(loaded, language)),
    findTutorial(slug, language, viewer) {
      const loaded = tutorials.find(({ tutorial }) => tutorial.slug === slug);
      if (!loaded) return undefined;
      const { tutorial, manifest } = loaded;
      const mayWatch = tutorial.open || viewer !== 'public';
      const scenes = planTimes(tutorial, manifest.sentences);
      const video = addressOf(loaded, manifest.video.file, viewer);
      const en = addressOf(loaded, manifest.captions.en.file, viewer);
      const chinese = addressOf(loaded, manifest.captions['zh-Hant'].file, viewer);
      return {
        ...cardOf(loaded, language),
        width: manifest.width,
        height: manifest.height,
        synthetic: manifest.synthetic,
        published: tutorial.published,
        lessons: tutorial.lessons.map(({ course, lesson }) => {
          const [module = 1, place = 1] = lesson.split('.').map(Number);
          return { course, module, place };
        }),
        chapters: scenes.map(({ scene, sentences }, i) => ({
          id: scene.id,
          title: scene.title[language],
          startMs: manifest.scenes[i]?.startMs ?? 0,
          endMs: manifest.scenes[i]?.endMs ?? 0,
          picture: addressOf(loaded, manifest.scenes[i]?.picture.file ?? '', viewer),
          lines:
            mayWatch || i === 0
              ? sentences.map(({ id, startMs, endMs, sentence }) => ({
                  id,
                  startMs,
                  endMs,
                  en: sentence.en,
                  'zh-Hant': sentence['zh-Hant'],
                }))
              : [],
        })),
        question: mayWatch ? questionOf(scenes, language) : undefined,
        media: video && en && chinese ? { video, captions: { en, 'zh-Hant': chinese } } : null,
      };
    },
    listOfLesson: (course, module, place) =>
      tutorials
        .filter(({ tutorial }) =>
          tutorial.lessons.some((each) => each.course === course && each.lesson === `${module}.${place}`),
        )
        .map(({ tutorial }) => tutorial.slug),
  };
}
