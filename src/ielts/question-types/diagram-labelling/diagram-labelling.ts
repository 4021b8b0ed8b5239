import { labellingRules } from '../labellings.ts';

export const diagramLabelling = labellingRules<'diagram-labelling'>('diagram');
