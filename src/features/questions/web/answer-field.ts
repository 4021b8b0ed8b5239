/** One answer as a question's fields see it. */
export type AnswerField = {
  readonly number: number;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  /** The candidate is at this question now. */
  readonly onVisit: () => void;
};

/** The answer of a question by its number. */
export type AnswerFields = (number: number) => AnswerField;
