export { Annotated, MarkingContext } from './annotated.tsx';
export { LazyChart } from './charts/lazy-chart.tsx';
export { boxName } from './group-block.ts';
export { HeadingSlot } from './heading-slot.tsx';
export { OptionPickContext } from './option-pick.ts';
export { QuestionGroups } from './question-groups.tsx';
export { useOptionPick } from './use-option-pick.ts';
