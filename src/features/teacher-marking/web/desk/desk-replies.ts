import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { DESK_ENDPOINTS } from '../../desk-endpoints.ts';

type Lines = typeof DESK_ENDPOINTS;

export type QueueReply = ReplyTo<Lines['getMarkingQueue']>;
export type DeskOrder = QueueReply['waiting'][number];
export type DeskMarkings = ReplyTo<Lines['listDeskMarkings']>;
export type DeskMarking = DeskMarkings['markings'][number];
export type DeskFigures = ReplyTo<Lines['getDeskFigures']>;
export type DeskWork = ReplyTo<Lines['getDeskWork']>;
export type DeskDraft = DeskWork['draft'];
export type DeskComment = DeskDraft['comments'][number];
export type OtherMarking = DeskWork['others'][number];
export type DraftReply = ReplyTo<Lines['saveMarkingDraft']>;
