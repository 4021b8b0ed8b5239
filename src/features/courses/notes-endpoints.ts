import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls for notes. */
export const NOTE_ENDPOINTS = {
  listNotes: { method: 'get', path: '/api/courses/:course/notes' },
  exportNotes: { method: 'get', path: '/api/courses/:course/notes-export', download: 'text/markdown' },
  saveNote: { method: 'put', path: '/api/courses/:course/notes/:noteId' },
  deleteNote: { method: 'delete', path: '/api/courses/:course/notes/:noteId' },
} as const satisfies EndpointLines;
