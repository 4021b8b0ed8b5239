import { useText } from '#platform/i18n/text-provider.tsx';
import type { GroupText } from '#platform/i18n/text-groups.ts';
import { isPartlyOpen, type Opening } from '../../domain/products/opening.ts';
import styles from './opening-note.module.css';

type NoteProps = {
  readonly opening: Omit<Opening, 'isOpen'>;
  /** How long access lasts; null: it has no end. */
  readonly accessDays: number | null;
  readonly className?: string;
};

/** How much of a product exists: what can be used today, what opens later, and what buying it now means. */
export function OpeningNote({ opening, accessDays, className = styles.note }: NoteProps) {
  const text = useText('opening');
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

/** Undefined: all lessons are open, so there is nothing to say. */
function sayCounted({ open, total }: Counted, text: GroupText<'opening'>): string | undefined {
  if (total === null) return open === 1 ? text('testsOne') : text('tests', { open });
  if (open === total) return undefined;
  return text('lessons', { open, total });
}
