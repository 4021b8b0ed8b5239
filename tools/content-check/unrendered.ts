import type { AudioFiles } from '#features/mock-tests/server/load-audio.ts';
import type { Content } from './content.ts';

/** The scripts without a recording of their words as they are now: who opens the site cannot start those sections. */
export function listUnrendered({ papers, scripts }: Content, audio: AudioFiles): string[] {
  return papers.flatMap(({ file, value: { slug, sections } }) =>
    sections.flatMap((section) =>
      section.skill === 'listening'
        ? section.parts.flatMap(({ script }) => {
            const name = file.replace('paper.json', script);
            const said = scripts.find((each) => each.file === name)?.value;
            return said && audio.findRecording(slug, script, said) ? [] : [name];
          })
        : [],
    ),
  );
}
