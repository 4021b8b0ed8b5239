import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#paths';
import type { ReplyTo } from '#platform/api-client/api-client.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { PRACTICE_ENDPOINTS } from '../../endpoints.ts';
import { MasteryLine } from '../parts/mastery-line.tsx';
import type { Choice } from '../parts/practice-session.ts';
import { StartProblemNotice } from '../start/start-problem-notice.tsx';
import { useStartSession } from '../start/use-start-session.ts';
import { FirstTime, LevelMeanings } from './first-time.tsx';
import styles from './skills.module.css';

type Skills = ReplyTo<(typeof PRACTICE_ENDPOINTS)['getPracticeSkills']>;

const isNew = ({ types, errors, topics, generators }: Skills) =>
  [...types, ...errors, ...topics, ...generators].every(({ answers }) => answers === 0) &&
  errors.every(({ open_mistakes: open }) => open === 0);

/** Types, errors and topics, each with what was answered of it and a session of its own. */
export function SkillsView({ skills }: { readonly skills: Skills }) {
  const t = useText('practice');
  const type = useText('exercises');
  const { starting, problem, start } = useStartSession();

  const row = (name: string, choice: Choice, available: number, about: ReactNode, id?: string) => (
    <SkillRow key={name} id={id}>
      <div>
        <b>{name}</b>
        <p>{about}</p>
      </div>
      {available > 0 ? (
        <Button
          variant="secondary"
          size="small"
          busy={starting === name}
          aria-label={t('skills.practiseNamed', { name })}
          onClick={() => void start(name, choice, 10)}
        >
          {t('skills.practise')}
        </Button>
      ) : null}
    </SkillRow>
  );
  const isFirstTime = isNew(skills);
  const share = (right: number, answers: number) =>
    answers === 0 ? t('skills.noAnswers') : t('skills.answers', { right, answers });
  if (skills.types.length === 0) {
    return (
      <EmptyState title={t('skills.none')}>
        <p>{t('skills.noneText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {isFirstTime ? (
        <FirstTime
          isStarting={starting === 'first'}
          onStart={() => void start('first', { mode: 'today' }, 10)}
        />
      ) : (
        <>
          <p className={styles.intro}>
            {skills.target_band === null ? (
              <>
                {t('skills.introOpen')}
                <SentenceSpace />
                <TextLink to={paths.profile({ part: 'goal' })}>{t('skills.setTarget')}</TextLink>
              </>
            ) : (
              t('skills.intro', { band: skills.target_band })
            )}
          </p>
          <details className={styles.meaning}>
            <summary>{t('skills.levels.title')}</summary>
            <LevelMeanings />
          </details>
        </>
      )}
      <StartProblemNotice problem={problem} />
      <Block title={t('skills.types')}>
        {skills.types.map((each) =>
          row(
            type(`type.${each.type as 'cloze'}`),
            { mode: 'type', type: each.type },
            each.available,
            isFirstTime ? (
              t('skills.available', { count: each.available })
            ) : (
              <MasteryLine level={each.level} reason={each.reason} />
            ),
            `type-${each.type}`,
          ),
        )}
      </Block>
      <Block title={t('skills.endless')} id="endless">
        {skills.generators.map((each) =>
          row(
            each.title,
            { mode: 'generator', generator: each.generator },
            1,
            `${each.by_ear ? `${t('skills.byEar')} · ` : ''}${each.goal} ${share(each.right, each.answers)}`,
          ),
        )}
      </Block>
      <Block title={t('skills.errors')}>
        {skills.errors.map(({ error, answers, right, open_mistakes: open, available, due }) =>
          row(
            error.name,
            { mode: 'error-family', error: error.tag },
            available,
            [
              share(right, answers),
              ...(open > 0 ? [t('skills.openMistakes', { count: open })] : []),
              ...(due ? [t('skills.due')] : []),
            ].join(' · '),
            `error-${error.tag}`,
          ),
        )}
      </Block>
      <Block title={t('skills.topics')}>
        {skills.topics.map(({ topic, answers, right, available }) =>
          row(
            topic.name,
            { mode: 'topic', topic: topic.tag },
            available,
            `${share(right, answers)} · ${t('skills.available', { count: available })}`,
          ),
        )}
      </Block>
    </>
  );
}

/** One skill. An address that names it, such as that of homework, leads to it and shows which it is. */
function SkillRow({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) {
  const line = useRef<HTMLLIElement>(null);
  const { hash } = useLocation();
  const isNamed = id !== undefined && hash === `#${id}`;
  // The browser looked for the place of the address before the row was there.
  useEffect(() => {
    if (isNamed) line.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <li id={id} ref={line} className={styles.row} data-named={isNamed || undefined}>
      {children}
    </li>
  );
}

type BlockProps = {
  readonly title: string;
  readonly id?: string;
  readonly children: readonly ReactNode[];
};

function Block({ title, id, children }: BlockProps) {
  const section = useRef<HTMLElement>(null);
  // The browser looked for the place of the address before the block was there.
  useEffect(() => {
    if (id !== undefined && window.location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);
  if (children.length === 0) return null;
  return (
    <section className={styles.block} id={id} ref={section}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
