/** The school's zone: for times that are sent to a reader whose own zone is unknown. */
export const DEFAULT_TIME_ZONE = 'Asia/Taipei';
