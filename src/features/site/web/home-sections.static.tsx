import { PlanCard, TeacherFeature, type PlanCardView, type TeacherView } from '#features/shop/web/index.ts';
import { paths } from '#paths';
import { Accordion } from '#ui/accordion.tsx';
import { Check as CheckIcon } from 'lucide-react';
import { Section, SectionHeading } from '#ui/layout.tsx';
import { Prose } from '#ui/prose.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { HomeView } from '../contract.ts';
import { HomeExample } from './home-example.tsx';
import { HomeFigures } from './home-figures.tsx';
import styles from './home-page.module.css';

type HomeSectionsProps = {
  readonly home: HomeView;
  readonly plans: readonly PlanCardView[];
  readonly teachers: readonly TeacherView[];
};

/** The sections below the courses: a result, the plans, the teachers, the figures, questions. */
export function HomeSections({ home, plans, teachers }: HomeSectionsProps) {
  const text = useText('site');
  return (
    <>
      <HomeExample example={home.example} />

      <Section tone="tint" labelledBy="mock-tests">
        <SectionHeading
          id="mock-tests"
          title={home.mockTests.title}
          intro={home.mockTests.text}
          action={
            <TextLink to={paths.plans()} variant="arrow">
              {text('front.allMockTests')}
            </TextLink>
          }
        />
        <div className={styles.plans}>
          {plans.map((plan) => (
            <PlanCard key={plan.key} plan={plan} />
          ))}
        </div>
      </Section>

      <Section size="large" labelledBy="teachers">
        <div className={styles.teachers}>
          <div>
            <h2 id="teachers">{home.teachers.title}</h2>
            <p className={styles.text}>{home.teachers.text}</p>
          </div>
          <div>
            <ul className={styles.points}>
              {home.teachers.points.map((point) => (
                <li key={point} className={styles.point}>
                  <CheckIcon />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
            <TextLink to={paths.teachers()} variant="arrow">
              {text('front.allTeachers')}
            </TextLink>
          </div>
        </div>
        <TeacherFeature teachers={teachers} />
      </Section>

      <HomeFigures figures={home.figures} />

      <Section size="large" labelledBy="questions">
        <div className={styles.questions}>
          <div>
            <h2 id="questions">{home.faq.title}</h2>
            <p className={styles.ask}>{text('front.otherQuestion')}</p>
            <div>
              <TextLink to={paths.contact()} variant="arrow">
                {text('front.ask')}
              </TextLink>
            </div>
          </div>
          <div>
            <Accordion
              items={home.faq.questions.map(({ key, question, html }) => ({
                id: key,
                title: question,
                body: <Prose html={html} />,
              }))}
            />
            <TextLink to={paths.faq()} variant="arrow" className={styles.more}>
              {text('front.allQuestions')}
            </TextLink>
          </div>
        </div>
      </Section>
    </>
  );
}
