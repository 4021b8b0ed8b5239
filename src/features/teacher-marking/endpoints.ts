import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of a learner's calls about markings. */
export const MARKING_ENDPOINTS = {
  listMarkings: { method: 'get', path: '/api/markings' },
  getMarkingOffer: { method: 'get', path: '/api/marking-offer' },
  submitForMarking: { method: 'post', path: '/api/markings' },
  getMarking: { method: 'get', path: '/api/markings/:markingOrderId' },
  getMarkedRecording: {
    method: 'get',
    path: '/api/markings/:markingOrderId/recordings/:question',
    download: 'audio/*',
  },
  sendMarkingQuestion: { method: 'post', path: '/api/markings/:markingOrderId/question' },
  saveMarkingConsent: { method: 'put', path: '/api/marking-consent' },
  rateMarking: { method: 'put', path: '/api/markings/:markingOrderId/rating' },
} as const satisfies EndpointLines;
