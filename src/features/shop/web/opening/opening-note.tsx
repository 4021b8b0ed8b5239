import { isPartlyOpen, type Opening } from '../../domain/products/opening.ts';
import styles from './opening-note.module.css';
import { useOpeningText } from './use-opening-text.ts';

type NoteProps = {
  readonly opening: Omit<Opening, 'isOpen'>;
  /** How long access lasts; null: it has no end. */
  readonly accessDays: number | null;
  readonly className?: string;
};

/** How much of a product exists: what can be used today, what opens later, and what buying it now means. */
export function OpeningNote({ opening, accessDays, className = styles.note }: NoteProps) {
  const text = useOpeningText();
  const { counted, notYet } = opening;
  const partly = isPartlyOpen(opening);
  const features = notYet.map((feature) => text(`features.${feature}`)).join(text('and'));
  const sentences = [
    counted === null ? undefined : sayCounted(counted, text),
    notYet.length === 0 ? undefined : text('notYet', { features }),
    partly && accessDays !== null ? text('early', { days: accessDays }) : undefined,
  ].filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? null : (
    <div className={className} data-opening={partly ? 'partly' : 'all'}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

type Counted = NonNullable<Opening['counted']>;

/** Undefined: all lessons are open, which nobody needs to be told. */
function sayCounted({ open, total }: Counted, text: ReturnType<typeof useOpeningText>): string | undefined {
  if (total === null) return open === 1 ? text('testsOne') : text('tests', { open });
  if (open === total) return undefined;
  return text('lessons', { open, total });
}
