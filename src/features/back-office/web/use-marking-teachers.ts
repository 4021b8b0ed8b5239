import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useOfficeQuery } from './use-office-query.ts';

/** The teachers who mark, with their load. */
export const useMarkingTeachers = () =>
  useOfficeQuery({
    subject: 'teachers',
    part: 'all',
    call: (signal) => call(MARKING_ADMIN_ENDPOINTS, 'listMarkingTeachers', { signal }),
  });
