export { addLearningEvent, deleteVisitorsLearningEventsBefore } from './learning-event-store.ts';
export { LEARNING_EVENT_DATA } from './own-learning-events.ts';
