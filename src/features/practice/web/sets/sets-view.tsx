import { useState } from 'react';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { StartProblemNotice } from '../start/start-problem-notice.tsx';
import { useStartSession } from '../start/use-start-session.ts';
import {
  choicesOf,
  EVERYTHING,
  filterSets,
  openFirst,
  type SetFilter,
  setsByBank,
  stateOf,
  type SetView,
} from './filter-sets.ts';
import styles from './sets.module.css';

/** Of a bank at first: a learner looks at banks before sets. */
const FEW = 4;

const STATES = ['new', 'begun', 'done'] as const;

type SetsViewProps = { readonly sets: readonly SetView[]; readonly hasPlan: boolean };

/** Whole sets by bank, with what is done of each; to be narrowed by bank, type, topic and work. */
export function SetsView({ sets, hasPlan }: SetsViewProps) {
  const t = useText('practice');
  const type = useText('exercises');
  const { starting, problem, start } = useStartSession();
  const [filter, setFilter] = useState<SetFilter>(EVERYTHING);
  const choices = choicesOf(sets);
  const shown = filterSets(sets, filter);
  if (sets.length === 0) {
    return (
      <EmptyState title={t('sets.none')}>
        <p>{t('sets.noneText')}</p>
      </EmptyState>
    );
  }
  const choose = (
    name: 'bank' | 'type' | 'topic',
    options: readonly { readonly value: string; readonly label: string }[],
  ) =>
    options.length === 0 ? null : (
      <SelectField
        label={t(`sets.by.${name}`)}
        value={filter[name] ?? ''}
        options={[{ value: '', label: t('sets.all') }, ...options]}
        onChange={({ target }) => setFilter({ ...filter, [name]: target.value || undefined })}
      />
    );
  return (
    <>
      <div className={styles.filters} data-filters="">
        {choose(
          'bank',
          choices.banks.map((bank) => ({ value: bank, label: t(`sets.banks.${bank}`) })),
        )}
        {choose(
          'type',
          choices.types.map((each) => ({ value: each, label: type(`type.${each as 'cloze'}`) })),
        )}
        {choose(
          'topic',
          choices.topics.map(({ tag, name }) => ({ value: tag, label: name })),
        )}
        <SelectField
          label={t('sets.by.state')}
          value={filter.state ?? ''}
          options={[
            { value: '', label: t('sets.all') },
            ...STATES.map((value) => ({ value, label: t(`sets.state.${value}`) })),
          ]}
          onChange={({ target }) =>
            setFilter({ ...filter, state: STATES.find((each) => each === target.value) })
          }
        />
      </div>
      <p role="status" className={styles.count}>
        {t('sets.found', {
          count: shown.length,
          questions: shown.reduce((sum, { questions }) => sum + questions, 0),
          answered: shown.reduce((sum, { answered }) => sum + answered, 0),
        })}
      </p>
      {hasPlan ? null : (
        <p className={styles.count}>
          {t('sets.needPlan')} <TextLink to={paths.plans()}>{t('plans')}</TextLink>
        </p>
      )}
      <StartProblemNotice problem={problem} />
      {shown.length === 0 ? (
        <EmptyState
          title={t('sets.notFound')}
          action={
            <Button variant="secondary" onClick={() => setFilter(EVERYTHING)}>
              {t('sets.showAll')}
            </Button>
          }
        >
          <p>{t('sets.notFoundText')}</p>
        </EmptyState>
      ) : (
        setsByBank(shown).map(([bank, own]) => (
          <Bank
            key={bank}
            bank={bank}
            sets={own}
            isAsked={Object.values(filter).some((chosen) => chosen !== undefined)}
            starting={starting}
            onStart={(set) => void start(set, { mode: 'set', set }, 40)}
          />
        ))
      )}
    </>
  );
}

type BankProps = {
  readonly bank: SetView['bank'];
  readonly sets: readonly SetView[];
  /** The learner has narrowed the sets. */
  readonly isAsked: boolean;
  readonly starting: string | undefined;
  readonly onStart: (set: string) => void;
};

/** The sets of a bank: a few of them, and all on demand or when the learner has narrowed them. */
function Bank({ bank, sets, isAsked, starting, onStart }: BankProps) {
  const t = useText('practice');
  const [isWhole, setIsWhole] = useState(false);
  const isShort = sets.length <= FEW + 1;
  const shown = isAsked || isWhole || isShort ? openFirst(sets) : openFirst(sets).slice(0, FEW);
  return (
    <section className={styles.bank} data-bank={bank}>
      <h2>{t(`sets.banks.${bank}`)}</h2>
      <ul>
        {shown.map((set) => (
          <SetRow key={set.id} set={set} isStarting={starting === set.id} onStart={() => onStart(set.id)} />
        ))}
      </ul>
      {isAsked || isShort ? null : (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          data-whole-bank=""
        >
          {isWhole ? t('sets.fewer') : t('sets.whole', { count: sets.length, bank: t(`sets.banks.${bank}`) })}
        </Button>
      )}
    </section>
  );
}

type SetRowProps = { readonly set: SetView; readonly isStarting: boolean; readonly onStart: () => void };

function SetRow({ set, isStarting, onStart }: SetRowProps) {
  const t = useText('practice');
  const { id, title, goal, minutes, questions, bands, topic, answered, right, can_open: canOpen } = set;
  const state = stateOf(set);
  return (
    <li className={styles.row} data-set={id}>
      <div>
        <h3>
          {title} {state === 'done' ? <Badge tone="success">{t('sets.state.done')}</Badge> : null}
        </h3>
        <p>{goal}</p>
        <p>
          {[
            t('sets.size', { questions, minutes }),
            t('sets.bands', { from: bands.from, to: bands.to }),
            ...(topic ? [topic.name] : []),
          ].join(' · ')}
        </p>
        {answered === 0 ? null : (
          <>
            <progress
              className={styles.progress}
              max={questions}
              value={answered}
              aria-label={t('sets.progress', { title })}
            />
            <p>{t('sets.done', { answered, questions, right })}</p>
          </>
        )}
      </div>
      {canOpen ? (
        <Button
          variant="secondary"
          size="small"
          busy={isStarting}
          aria-label={t(state === 'new' ? 'sets.startNamed' : 'sets.againNamed', { title })}
          onClick={onStart}
        >
          {t(state === 'new' ? 'sets.start' : 'sets.again')}
        </Button>
      ) : (
        <Badge>{t('sets.locked')}</Badge>
      )}
    </li>
  );
}
