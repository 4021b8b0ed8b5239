import { labellingRules } from '../labellings.ts';

export const mapLabelling = labellingRules<'map-labelling'>('map');
