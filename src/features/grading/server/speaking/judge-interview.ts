import {
  joinTranscripts,
  judgeSpeech,
  type HeardInterview,
  type SpeechJudgement,
} from '../../domain/speaking/judge-speech.ts';
import { createTagger } from '../local/tag-essay.ts';
import { readWordTable } from '../local/word-ranks.ts';

/** Starts the tagger and the word list: half a second and 100 MB, once in a thread. */
export function createInterviewJudge(): (interview: HeardInterview) => SpeechJudgement {
  const tagEssay = createTagger();
  const words = readWordTable();
  return (interview) =>
    judgeSpeech(interview, { essay: tagEssay(joinTranscripts(interview.answers)), words });
}
