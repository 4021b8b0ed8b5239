import { LANGUAGES } from '#platform/i18n/language.ts';
import type { ContentRule } from '../content-rule.ts';
import { listStrings } from '../json-strings.ts';

/** Every picture is there, has a size, and is described in both languages. */
export const pictures: ContentRule = {
  name: 'pictures',
  check({ files, hasPicture }) {
    const strings = listStrings(files).filter(({ file }) => !file.startsWith('schema/'));
    const described = new Set(
      strings.map(({ file, path, value }) => (value ? `${file} ${path.join('.')}` : '')),
    );
    return strings
      .filter(({ path }) => path.at(-1) === 'src')
      .flatMap(({ file, path, value: src }) => {
        const place = path.slice(0, -1).join('.');
        const undescribed = LANGUAGES.filter(
          (language) => !described.has(`${file} ${place}.alt.${language}`),
        );
        return [
          ...(hasPicture(src)
            ? []
            : [
                {
                  file,
                  place: path.join('.'),
                  what: `There is no picture media/${src} with a size.`,
                  how: 'Draw it (an SVG begins with a viewBox), or name one that is there.',
                },
              ]),
          ...undescribed.map((language) => ({
            file,
            place: `${place}.alt.${language}`,
            what: 'The picture is not described.',
            how: 'Say what can be seen, for somebody who cannot see it.',
          })),
        ];
      });
  },
};
