import {
  BookOpen as BookOpenIcon,
  Headphones as HeadphonesIcon,
  Mic as MicIcon,
  PenLine as PenLineIcon,
} from 'lucide-react';
import type { PlanSkill } from '../../catalogue-contract.ts';

const ICONS = {
  listening: HeadphonesIcon,
  reading: BookOpenIcon,
  writing: PenLineIcon,
  speaking: MicIcon,
} satisfies Record<PlanSkill, typeof MicIcon>;

/** The icon of one of the four skills. Its name is next to it. */
export function SkillIcon({ skill, size }: { readonly skill: PlanSkill; readonly size?: number }) {
  const Drawing = ICONS[skill];
  return <Drawing size={size} />;
}
