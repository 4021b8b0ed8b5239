import { useText } from '#platform/i18n/text-provider.tsx';
import type { PlanCard } from '../../catalogue-contract.ts';
import { SkillIcon } from './skill-icon.tsx';
import styles from './plan-skills.module.css';

/** What a plan contains for each of the four skills. */
export function PlanSkills({ includes }: { readonly includes: PlanCard['includes'] }) {
  const text = useText('catalogue');
  return (
    <dl className={styles.skills}>
      {includes.map(({ skill, text: words }) => (
        <div key={skill} className={styles.skill}>
          <dt className={styles.name}>
            <SkillIcon skill={skill} size={22} />
            {text(`plans.skills.${skill}`)}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
