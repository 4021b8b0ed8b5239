import { completionRules, type LineCompletion } from '../completions.ts';

export type FlowChartCompletion = LineCompletion<'flow-chart-completion'>;

export const flowChartCompletion = completionRules<FlowChartCompletion>('flow chart');
