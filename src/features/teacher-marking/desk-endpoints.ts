import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of a teacher's calls: the desk. */
export const DESK_ENDPOINTS = {
  getMarkingQueue: { method: 'get', path: '/api/teach/queue' },
  listDeskMarkings: { method: 'get', path: '/api/teach/markings' },
  getDeskFigures: { method: 'get', path: '/api/teach/figures' },
  claimNextMarking: { method: 'post', path: '/api/teach/claims' },
  claimMarking: { method: 'post', path: '/api/teach/orders/:markingOrderId/claim' },
  renewMarkingClaim: { method: 'put', path: '/api/teach/orders/:markingOrderId/claim' },
  releaseMarkingClaim: { method: 'delete', path: '/api/teach/orders/:markingOrderId/claim' },
  getDeskWork: { method: 'get', path: '/api/teach/orders/:markingOrderId' },
  getDeskGuards: { method: 'get', path: '/api/teach/orders/:markingOrderId/guards' },
  getDeskRecording: {
    method: 'get',
    path: '/api/teach/orders/:markingOrderId/recordings/:question',
    download: 'audio/*',
  },
  saveMarkingDraft: { method: 'put', path: '/api/teach/orders/:markingOrderId/draft' },
  sendMarking: { method: 'post', path: '/api/teach/orders/:markingOrderId/send' },
  undoSendMarking: { method: 'delete', path: '/api/teach/orders/:markingOrderId/send' },
  startMarkingVersion: { method: 'post', path: '/api/teach/orders/:markingOrderId/versions' },
  requestThirdMarking: { method: 'post', path: '/api/teach/orders/:markingOrderId/third' },
  answerMarkingQuestion: { method: 'post', path: '/api/teach/orders/:markingOrderId/answer' },
} as const satisfies EndpointLines;
