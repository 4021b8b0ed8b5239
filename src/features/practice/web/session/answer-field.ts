/** The answer of one question, for its field. */
export type AnswerField = {
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
};
