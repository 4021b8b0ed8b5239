import { isDeepStrictEqual } from 'node:util';
import { type Content, parseJson } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';
import { generateSchemas } from '../generate-schemas.ts';

/** The committed JSON Schemas are those that the code makes, and no others lie beside them. However they are laid out. */
export const generatedSchemas: ContentRule = {
  name: 'generated-schemas',
  check: (content) => [
    ...[...outdated(content).keys()].map((file) => ({
      file,
      place: '',
      what: 'This is not the schema that the code has.',
      how: 'Run npm run fix.',
    })),
    ...[...content.files.keys()]
      .filter((file) => file.startsWith('schema/') && !generateSchemas().has(file))
      .map((file) => ({ file, place: '', what: 'No kind of content has this schema.', how: 'Delete it.' })),
  ],
  fix: outdated,
};

function outdated({ files }: Content): Map<string, string> {
  return new Map(
    [...generateSchemas()].filter(
      ([file, text]) => !isDeepStrictEqual(parseJson(files.get(file) ?? ''), parseJson(text)),
    ),
  );
}
