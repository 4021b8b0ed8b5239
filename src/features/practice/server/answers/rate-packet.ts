import { abilityOf, addEvidence, type Evidence } from '../../domain/ability.ts';
import { isAnchor, type Rating, rateAnswer, ratingOfBand } from '../../domain/rating.ts';
import type { CataloguedQuestion } from '../content/practice-catalogue.ts';
import { type QuestionMove, ratingName } from '../ratings/rating-store.ts';
import type { StoredAnswer } from './answer-store.ts';

type Facts = {
  /** The learner’s, by skill. They are changed. */
  readonly ratings: Map<string, Evidence>;
  readonly questionRatings: ReadonlyMap<string, Rating>;
  /** Marked first answers before this packet. */
  readonly answers: number;
};

type RatingColumns = Pick<StoredAnswer, 'learnerStep' | 'learnerInformation' | 'questionStep' | 'ability'>;

const UNRATED: RatingColumns = {
  learnerStep: null,
  learnerInformation: null,
  questionStep: null,
  ability: null,
};

/** Rates the answers of one packet, one after another. */
export function createRater({ ratings, questionRatings, answers }: Facts) {
  const changed = new Set<string>();
  const moves: QuestionMove[] = [];
  let rated = 0;
  return {
    /** The rating columns of an answer. A repeat, or what is not marked by a rule, moves nothing. */
    rate(
      { unit, key }: CataloguedQuestion,
      answer: Pick<StoredAnswer, 'right' | 'aided' | 'skill' | 'set' | 'number'>,
      isRepeat: boolean,
    ): RatingColumns {
      const { right, aided, skill, set, number } = answer;
      if (right === null) return UNRATED;
      const name = ratingName(set, number);
      const learner = abilityOf(ratings, skill);
      const question = questionRatings.get(name) ?? ratingOfBand(key.band);
      const after = rateAnswer({
        learner,
        question,
        isAnchor: isAnchor(name),
        guess: unit.guesses[unit.keys.findIndex((each) => each.number === number)] ?? 0,
        isRight: right,
        isRepeat,
        isAided: aided,
        learnerAnswers: answers + rated,
      });
      const { evidence } = after;
      if (!evidence) return UNRATED;
      ratings.set(skill, addEvidence(learner.own, evidence, 1));
      changed.add(skill);
      rated += 1;
      const questionStep = after.question === question ? null : after.question.value - question.value;
      if (questionStep !== null) {
        moves.push({ set, number, start: ratingOfBand(key.band).value, step: questionStep, answers: 1 });
      }
      return {
        learnerStep: evidence.weighted,
        learnerInformation: evidence.information,
        questionStep,
        ability: learner.value,
      };
    },
    ratings,
    moves,
    changedSkills: changed,
    /** How many answers were rated. */
    get count() {
      return rated;
    },
  };
}
