/** What the school promises about lessons, from content/bookings.json. */
export type SchoolRules = {
  /** How long a chosen time is held for a learner. */
  readonly holdMinutes: number;
  /** Until so long before a lesson a learner moves or cancels it without cost. */
  readonly freeChangeHours: number;
  /** A teacher who cancels later than that gives one more lesson. */
  readonly courtesyHours: number;
  /** A lesson counts as held so long after its end, unless somebody reports otherwise. */
  readonly completeMinutes: number;
  /** A side that waited reports the other so long after the start at the earliest. */
  readonly waitMinutes: number;
  /** And so long after the end at the latest. */
  readonly reportHours: number;
  /** How long bought credits are valid. */
  readonly creditDays: number;
  /** How long a returned or courtesy credit is valid at least. */
  readonly returnedDays: number;
  /** Whether credits are good for every teacher. */
  readonly anyTeacher: boolean;
  /** The room of a lesson opens so long before its start, and closes so long after its end. */
  readonly roomBeforeMinutes: number;
  readonly roomAfterMinutes: number;
  /** Notes of a lesson are saved until so long after its room closes. */
  readonly roomNotesHours: number;
  /** The recording of a lesson is deleted so long after its end. */
  readonly recordingDays: number;
};
