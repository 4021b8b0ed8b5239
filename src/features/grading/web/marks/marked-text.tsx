import { useMemo, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { splitText } from '../../domain/works/split-text.ts';
import { isShown, listChoices, type MarkChoice } from './mark-filter.ts';
import { MarkComments } from './mark-comments.tsx';
import { MarkedParagraph } from './marked-paragraph.tsx';
import { useFamilyName } from './use-family-name.ts';
import type { NamedFamily, ShownMark } from './shown-mark.ts';
import styles from './marked-text.module.css';

type MarkedTextProps = {
  readonly text: string;
  readonly marks: readonly ShownMark[];
  /** The names of the families of its errors. */
  readonly families: readonly NamedFamily[];
  /** A teacher's comments say nothing of what a band rests on, and have corrections in the text. */
  readonly isTeacher?: boolean;
};

/**
 * The text with its marks. Each paragraph is followed by its comments, which are next to it where there is room, so that
 * reading from top to bottom is enough.
 */
export function MarkedText({ text: written, marks, families, isTeacher = false }: MarkedTextProps) {
  const text = useText('works');
  const nameOf = useFamilyName(families);
  const choices = useMemo(() => listChoices(marks), [marks]);
  const [value, setValue] = useState('all');
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0];
  const shown = new Set(
    marks.flatMap((mark, index) => (!chosen || isShown(mark, chosen.filter) ? index : [])),
  );
  const paragraphs = useMemo(() => splitText(written, marks), [written, marks]);

  const label = ({ filter, count }: MarkChoice) => {
    switch (filter.by) {
      case 'all':
        return text('marks.all', { count });
      case 'kind':
        return text(`marks.only.${filter.kind}`, { count });
      case 'criterion':
        return `${text(`criterion.${filter.criterion}`)} (${count})`;
      case 'family':
        return `${nameOf(filter.family)} (${count})`;
      default:
        return filter satisfies never;
    }
  };

  return (
    <div data-marked-text="">
      {marks.length === 0 ? (
        <p>{text('marks.none')}</p>
      ) : (
        <p>{text(isTeacher ? 'marks.howTeacher' : 'marks.how')}</p>
      )}
      {choices.length > 1 ? (
        <div className={styles.filter}>
          <SelectField
            label={text('marks.show')}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            options={choices.map((choice) => ({ value: choice.value, label: label(choice) }))}
            data-mark-filter=""
          />
        </div>
      ) : null}
      {paragraphs.map((paragraph) => (
        <div key={paragraph.pieces[0]?.start} className={styles.row}>
          <MarkedParagraph paragraph={paragraph} marks={marks} shown={shown} />
          <MarkComments
            marks={marks}
            places={paragraph.marks.filter((place) => shown.has(place))}
            nameOf={nameOf}
          />
        </div>
      ))}
    </div>
  );
}
