/** One answer, for the fields of its question. */
export type AnswerField = {
  readonly number: number;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  /** Called when the candidate moves to this question. */
  readonly onVisit: () => void;
};

/** The answer of a question by its number. */
export type AnswerFields = (number: number) => AnswerField;
