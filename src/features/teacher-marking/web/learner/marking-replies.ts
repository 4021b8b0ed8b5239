import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { MARKING_ENDPOINTS } from '../../endpoints.ts';

/** What the API returns about the markings of a learner. */
export type MarkingsReply = ReplyTo<(typeof MARKING_ENDPOINTS)['listMarkings']>;
export type Order = MarkingsReply['markings'][number];
export type Credits = MarkingsReply['credits'];
export type Offer = ReplyTo<(typeof MARKING_ENDPOINTS)['getMarkingOffer']>;
export type MarkingReply = ReplyTo<(typeof MARKING_ENDPOINTS)['getMarking']>;
export type Marking = NonNullable<MarkingReply['marking']>;
