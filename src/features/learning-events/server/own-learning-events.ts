import type { FeatureData } from '#features/accounts/server/index.ts';
import { deleteLearningEventsOf, listLearningEvents } from './learning-event-store.ts';

/** The learning events of an account, for its export and its deletion. */
export const LEARNING_EVENT_DATA: FeatureData = {
  name: 'learning_events',
  async export(database, { candidateIds }) {
    const events = await listLearningEvents(database, candidateIds);
    return {
      data: events.map(({ kind, subjectId, at, detail }) => ({
        kind,
        about: subjectId,
        at: at.toISOString(),
        detail,
      })),
    };
  },
  async erase(transaction, { candidateIds }) {
    await deleteLearningEventsOf(transaction, candidateIds);
    return [];
  },
};
