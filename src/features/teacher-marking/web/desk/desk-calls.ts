/** The lines of the desk's calls, for the folders of the desk. */
export { DESK_ENDPOINTS } from '../../desk-endpoints.ts';
