import type { Passage } from '#ielts/paper/paper.ts';
import { QTI_NAMESPACE, schemaAttributes, STIMULUS_SCHEMA, TOOL } from './qti-names.ts';
import { element, type XmlElement } from './xml.ts';

/** The stimulus of several items: a passage, or the audio of a Listening part. */

function stimulus(id: string, title: string, ...content: readonly XmlElement[]): XmlElement {
  return element(
    'qti-assessment-stimulus',
    {
      ...schemaAttributes(QTI_NAMESPACE, STIMULUS_SCHEMA),
      identifier: id,
      title,
      'xml:lang': 'en',
      ...TOOL,
    },
    element('qti-stimulus-body', {}, element('div', { class: 'qti-shared-stimulus-wrapper' }, ...content)),
  );
}

/** A passage; its paragraphs carry their letters. */
export function passageStimulus(id: string, { title, introduction, paragraphs }: Passage): XmlElement {
  return stimulus(
    id,
    title,
    element('h2', {}, title),
    ...(introduction === undefined ? [] : [element('p', { class: 'introduction' }, introduction)]),
    ...paragraphs.map(({ letter, text }) =>
      element('p', {}, element('strong', { class: 'paragraph-letter' }, letter), ` ${text}`),
    ),
  );
}

/** The audio of a part. Its words are not among the content for candidates. */
export function audioStimulus(id: string, title: string, href: string | undefined): XmlElement {
  const audio = href
    ? [
        element(
          'audio',
          // The schemas of 3.0 and 3.0.1 both accept this form. A browser only checks that it exists.
          { controls: true },
          element('source', { src: `../${href}`, type: 'audio/mp4' }),
        ),
      ]
    : [element('p', {}, 'The recording is missing.')];
  return stimulus(id, title, ...audio);
}
