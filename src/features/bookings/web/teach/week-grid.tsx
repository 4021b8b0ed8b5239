import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/select-field.tsx';
import { DAY_MINUTES } from '../../domain/schedule.ts';
import { hoursOnDate, type HoursChange } from '../../domain/set-hours.ts';
import { addDays, wallText } from '../words/wall-text.ts';
import type { CalendarReply, ScheduleReply, TaughtLesson } from '../settings/teach-replies.ts';
import { takenTimes } from './taken-times.ts';
import { useDrag } from './use-drag.ts';
import styles from './calendar.module.css';

const STEP = 30;
const MORNING = 7 * 60;

const LABELS = { lesson: 'hours.cellLesson', busy: 'hours.cellTaken' } as const;

type Cell = { readonly day: number; readonly minute: number };
type Change = Omit<HoursChange, 'weekly'>;

type GridProps = {
  readonly times: ScheduleReply['schedule'];
  readonly monday: string;
  /** On the teacher's calendar. The first day that is shown, where only one is. */
  readonly today: string;
  readonly lessons: readonly TaughtLesson[];
  readonly busy: CalendarReply['busy'];
  readonly onChange: (changes: readonly Change[]) => void;
};

const MOVES: Readonly<Record<string, Cell>> = {
  ArrowUp: { day: 0, minute: -STEP },
  ArrowDown: { day: 0, minute: STEP },
  ArrowLeft: { day: -1, minute: 0 },
  ArrowRight: { day: 1, minute: 0 },
};

const between = (value: number, one: number, other: number) =>
  Math.min(one, other) <= value && value <= Math.max(one, other);

const wallOf = (date: string, minute: number) => {
  const padded = (value: number) => `${value}`.padStart(2, '0');
  return `${date}T${padded(Math.floor(minute / 60) % 24)}:${padded(minute % 60)}`;
};

/** Seven days in half hours, or one of them. One cell is in the order of Tab; arrow keys move to the others. */
export function WeekGrid({ times, monday, today, lessons, busy, onChange }: GridProps) {
  const t = useText('teachCalendar');
  const language = useLanguage();
  const [isWholeDay, setWholeDay] = useState(false);
  const [isOneDay, setOneDay] = useState(false);
  const [cursor, setCursor] = useState<Cell>(() => {
    const day = [0, 1, 2, 3, 4, 5, 6].findIndex((each) => addDays(monday, each) === today);
    return { day: Math.max(0, day), minute: 18 * 60 };
  });
  /** Where the chosen cells start; they end at the cursor. */
  const [anchor, setAnchor] = useState<Cell>();
  const [said, setSaid] = useState('');
  const table = useRef<HTMLTableElement>(null);

  const first = isWholeDay ? 0 : MORNING;
  const dates = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day));
  const columns = [...dates.entries()].filter(([day]) => !isOneDay || day === cursor.day);
  const open = dates.map((date) => hoursOnDate(times, date));
  const minutes = Array.from({ length: (DAY_MINUTES - first) / STEP }, (_, at) => first + at * STEP);
  const from = anchor ?? cursor;

  const dateOf = (day: number) => dates[day] ?? monday;
  const isOpen = ({ day, minute }: Cell) =>
    open[day]?.some((range) => range.from <= minute && minute < range.to) ?? false;
  const isChosen = ({ day, minute }: Cell) =>
    anchor !== undefined &&
    between(day, anchor.day, cursor.day) &&
    between(minute, anchor.minute, cursor.minute);
  const takenIn = takenTimes(lessons, busy);
  const words = (day: number, start: number, end: number) => ({
    day: wallText(dateOf(day), language, 'day'),
    from: wallText(wallOf(dateOf(day), start), language, 'time'),
    to: wallText(wallOf(dateOf(day), end), language, 'time'),
  });

  /** Turns the chosen cells into the opposite of the one where the choice started. */
  function apply(start: Cell, end: Cell): void {
    const opens = !isOpen(start);
    const range = {
      from: Math.min(start.minute, end.minute),
      to: Math.max(start.minute, end.minute) + STEP,
      isOpen: opens,
    };
    const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => between(day, start.day, end.day));
    onChange(days.map((day) => ({ date: dateOf(day), ...range })));
    const state = t(opens ? 'hours.open' : 'hours.closed');
    setSaid(days.map((day) => t('hours.changed', { ...words(day, range.from, range.to), state })).join(' '));
    setAnchor(undefined);
  }

  const focusOn = ({ day, minute }: Cell) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${day} ${minute}"]`)?.focus();

  const drag = useDrag<Cell>({
    area: table,
    onStart(cell) {
      setCursor(cell);
      setAnchor(cell);
    },
    onEnd() {
      apply(from, cursor);
      // Keys continue where the pointer left off.
      focusOn(cursor);
    },
    onCancel: () => setAnchor(undefined),
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      setAnchor(undefined);
      drag.stop();
    }
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const to = {
      day: Math.min(6, Math.max(0, cursor.day + move.day)),
      minute: Math.min(DAY_MINUTES - STEP, Math.max(first, cursor.minute + move.minute)),
    };
    // Drawn at once: on a phone the day of the cell is hidden until then, and cannot take the focus.
    flushSync(() => {
      setAnchor(event.shiftKey ? from : undefined);
      setCursor(to);
    });
    focusOn(to);
  }

  const button = (cell: Cell) => {
    const { day, minute } = cell;
    const taken = takenIn(dateOf(day), minute, minute + STEP);
    const opened = isOpen(cell);
    const state = t(opened ? 'hours.open' : 'hours.closed');
    const about = { ...words(day, minute, minute + STEP), state };
    const name = taken?.kind === 'lesson' ? taken.lesson.learner_name || t('hours.somebody') : '';
    const shown = taken?.kind === 'busy' ? t('hours.taken') : name;
    return (
      <button
        type="button"
        className={classNames(
          styles.cell,
          opened && styles.open,
          taken?.kind === 'lesson' && styles.takenByLesson,
          taken?.kind === 'busy' && styles.takenElsewhere,
          taken && !taken.isFirst && styles.continued,
          isChosen(cell) && styles.chosen,
        )}
        data-taken={taken?.kind}
        data-cell={`${day} ${minute}`}
        aria-pressed={opened}
        aria-label={taken ? t(LABELS[taken.kind], { ...about, name }) : t('hours.cell', about)}
        tabIndex={cursor.day === day && cursor.minute === minute ? 0 : -1}
        onPointerDown={(event) => drag.press(event, cell)}
        onPointerEnter={() => drag.isDragging && setCursor(cell)}
        onFocus={() => {
          if (!drag.isDragging && anchor === undefined) setCursor(cell);
        }}
        onClick={({ detail }) => drag.isClick(detail) && apply(anchor ?? cell, cell)}
      >
        {taken?.isFirst || minute === first ? shown : ''}
      </button>
    );
  };

  return (
    <>
      <div className={styles.shownChoice}>
        <SelectField
          label={t('hours.shown')}
          value={isOneDay ? 'day' : 'week'}
          options={[
            { value: 'week', label: t('hours.sevenDays') },
            { value: 'day', label: t('hours.oneDay') },
          ]}
          onChange={({ currentTarget }) => setOneDay(currentTarget.value === 'day')}
          data-shown-days=""
        />
      </div>
      <div className={classNames(styles.dayChoice, isOneDay && styles.always)}>
        <SelectField
          label={t('hours.day')}
          value={`${cursor.day}`}
          options={dates.map((date, day) => ({ value: `${day}`, label: wallText(date, language, 'day') }))}
          onChange={({ currentTarget }) => setCursor({ ...cursor, day: Number(currentTarget.value) })}
        />
      </div>
      <Checkbox
        label={t('hours.early')}
        checked={isWholeDay}
        onChange={({ currentTarget }) => {
          setWholeDay(currentTarget.checked);
          setCursor({ ...cursor, minute: Math.max(MORNING, cursor.minute) });
        }}
      />
      <table ref={table} className={styles.grid} aria-labelledby="hours" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{t('hours.time')}</th>
            {columns.map(([day, date]) => (
              <th
                key={date}
                scope="col"
                aria-current={date === today ? 'date' : undefined}
                className={classNames(day !== cursor.day && styles.otherDay, date === today && styles.today)}
              >
                {wallText(date, language, 'short-day')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {minutes.map((minute) => (
            <tr key={minute}>
              <th scope="row">{wallText(wallOf(monday, minute), language, 'time')}</th>
              {columns.map(([day, date]) => (
                <td
                  key={date}
                  className={classNames(day !== cursor.day && styles.otherDay, date < today && styles.past)}
                >
                  {button({ day, minute })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
