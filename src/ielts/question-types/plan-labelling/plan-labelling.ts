import { labellingRules } from '../labellings.ts';

export const planLabelling = labellingRules<'plan-labelling'>('plan');
