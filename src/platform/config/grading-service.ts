/** The server that serves the language model, and what it may cost. Any OpenAI-compatible one. */
export type GradingService = {
  /** Without a slash at the end, such as https://llm.example.org/v1. Texts of learners are sent there. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** Grades Writing. Undefined: the local grader alone does. */
  readonly model: string | undefined;
  /** Writes down what a recording of Speaking says. Undefined: there are no transcripts. */
  readonly transcribeModel: string | undefined;
  /** Millionths of the currency for a million tokens. Undefined: costs are not counted. */
  readonly prices: { readonly in: number; readonly out: number } | undefined;
  /** Millionths of the currency for a minute of a recording. Undefined: transcripts are not counted. */
  readonly minutePrice: number | undefined;
  /** Millionths of the currency a day. Undefined: no limit. */
  readonly dailyBudget: number | undefined;
  readonly learnerDailyBudget: number | undefined;
};

type Values = {
  readonly AI_BASE_URL?: string;
  readonly AI_API_KEY?: string;
  readonly AI_MODEL?: string;
  readonly AI_TRANSCRIBE_MODEL?: string;
  readonly AI_PRICE_IN?: number;
  readonly AI_PRICE_OUT?: number;
  readonly AI_PRICE_MINUTE?: number;
  readonly AI_DAILY_BUDGET?: number;
  readonly AI_LEARNER_DAILY_BUDGET?: number;
};

type ServiceResult =
  | { readonly ok: true; readonly service: GradingService | undefined }
  | { readonly ok: false; readonly problem: string };

const refuse = (problem: string): ServiceResult => ({ ok: false, problem });

/**
 * The service when its address and a model are set; undefined without any of its settings. Refusals: an address without
 * a model, anything without the address, a price without the other one or without its model, and a budget that nothing
 * counts against.
 */
export function readGradingService(values: Values): ServiceResult {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_TRANSCRIBE_MODEL: transcribeModel } = values;
  const given = namesOfGiven(values);
  if (baseUrl === undefined) {
    return given[0] === undefined
      ? { ok: true, service: undefined }
      : refuse(
          `AI_BASE_URL must be set when ${given[0]} is: it is the address of the server with the model.`,
        );
  }
  if (model === undefined && transcribeModel === undefined) {
    return refuse(
      'AI_MODEL or AI_TRANSCRIBE_MODEL must be set when AI_BASE_URL is: the server is asked for a model by name.',
    );
  }
  const problem = problemOfMoney(values);
  if (problem !== undefined) return refuse(problem);
  const { AI_PRICE_IN: priceIn, AI_PRICE_OUT: priceOut } = values;
  return {
    ok: true,
    service: {
      baseUrl,
      apiKey: values.AI_API_KEY,
      model,
      transcribeModel,
      prices: priceIn === undefined || priceOut === undefined ? undefined : { in: priceIn, out: priceOut },
      minutePrice: values.AI_PRICE_MINUTE,
      dailyBudget: values.AI_DAILY_BUDGET,
      learnerDailyBudget: values.AI_LEARNER_DAILY_BUDGET,
    },
  };
}

const NAMES = [
  'AI_API_KEY',
  'AI_MODEL',
  'AI_TRANSCRIBE_MODEL',
  'AI_PRICE_IN',
  'AI_PRICE_OUT',
  'AI_PRICE_MINUTE',
  'AI_DAILY_BUDGET',
  'AI_LEARNER_DAILY_BUDGET',
] as const;

function namesOfGiven(values: Values): readonly string[] {
  return NAMES.filter((name) => values[name] !== undefined);
}

function problemOfMoney(values: Values): string | undefined {
  const { AI_PRICE_IN: priceIn, AI_PRICE_OUT: priceOut, AI_DAILY_BUDGET: daily } = values;
  const { AI_PRICE_MINUTE: minute, AI_LEARNER_DAILY_BUDGET: learner } = values;
  if ((priceIn === undefined) !== (priceOut === undefined)) {
    const [missing, other] =
      priceIn === undefined ? ['AI_PRICE_IN', 'AI_PRICE_OUT'] : ['AI_PRICE_OUT', 'AI_PRICE_IN'];
    return `${missing} must be set when ${other} is: a grade costs what it reads and what it writes.`;
  }
  if (priceIn !== undefined && values.AI_MODEL === undefined) {
    return 'AI_MODEL must be set when AI_PRICE_IN is: prices are those of its tokens.';
  }
  if (minute !== undefined && values.AI_TRANSCRIBE_MODEL === undefined) {
    return 'AI_TRANSCRIBE_MODEL must be set when AI_PRICE_MINUTE is: it is the price of its transcripts.';
  }
  const budget =
    daily === undefined ? (learner === undefined ? undefined : 'AI_LEARNER_DAILY_BUDGET') : 'AI_DAILY_BUDGET';
  if (budget !== undefined && values.AI_MODEL !== undefined && priceIn === undefined) {
    return `AI_PRICE_IN and AI_PRICE_OUT must be set when ${budget} is: without prices nothing is counted.`;
  }
  if (budget !== undefined && values.AI_TRANSCRIBE_MODEL !== undefined && minute === undefined) {
    return `AI_PRICE_MINUTE must be set when ${budget} is: without it transcripts are not counted.`;
  }
  if (daily !== undefined && learner !== undefined && learner > daily) {
    return 'AI_LEARNER_DAILY_BUDGET must not be above AI_DAILY_BUDGET, which is for all learners together.';
  }
  return undefined;
}
