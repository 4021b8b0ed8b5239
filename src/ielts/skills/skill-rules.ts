import type { Localised } from '../marking/model-answers.ts';
import { GRAMMAR_RULES } from './grammar-rules.ts';
import { SKILL_TAGS } from './skill-tags.ts';

/** A lesson of `content/courses`, by the slugs of its course and of itself. */
export type LessonPlace = { readonly course: string; readonly lesson: string };
/** Lessons in short: the letters of a course, then the lesson. The most useful is the first. */
type Short = `${keyof typeof COURSES}/${string}`;
type Written = readonly [en: string, zh: string, ...lessons: readonly [Short, ...Short[]]];

const COURSES = {
  gb: 'grammar-basics',
  ga: 'grammar-advanced',
  ib: 'ielts-basics',
  ia: 'ielts-advanced',
  essay: 'ielts-scored-essay',
  speaking: 'ielts-scored-speaking',
} as const;

/** What a skill comes down to in two lines, and the lessons that teach it. */
export type SkillRule = {
  readonly text: Localised;
  /** Empty: a point of grammar, whose tag names its lesson. */
  readonly lessons: readonly LessonPlace[];
};

/** Words of a topic: the rule is the same for each. */
const TOPIC: Written = [
  'Words that are near in meaning seldom fit the same place: learn each in a sentence, with its partner and its preposition.',
  '意思相近的字很少能互換，每個字都要連同例句、搭配詞和介系詞一起記。',
  'essay/word-partners-before-rare-words',
  'speaking/exact-words',
];

const FAMILY_EN =
  'Ask first whether the gap needs a noun, verb, adjective or adverb. The ending gives the form, the prefix can turn the meaning.';
const FAMILY_ZH = '先看空格要名詞、動詞、形容詞還是副詞；字尾決定詞性，字首可能讓意思相反。';
/** Words of one family, with a lesson in which they are needed. */
const family = (...more: readonly Short[]): Written => [
  FAMILY_EN,
  FAMILY_ZH,
  'ga/from-verb-to-noun',
  ...more,
];

const RULES: Readonly<Record<string, Written>> = {
  'L-letters': [
    'Write each letter as you hear it, and repeat it in your head. A and E, G and J, M and N are the ones to check.',
    '聽到一個字母就寫一個，並在心裡複誦；特別留意 A 與 E、G 與 J、M 與 N。',
    'ib/names-numbers-and-dates',
  ],
  'L-numbers': [
    'Listen to the stress: fifTEEN is long at its end, FIFty at its beginning. “Double” and “oh” are figures too.',
    '聽重音：fifTEEN 重在後，FIFty 重在前；double 和 oh 也是數字的念法。',
    'ib/names-numbers-and-dates',
  ],
  'L-dates': [
    'A date needs its day and its month. “Half past four” is after four, “ten to four” before it. Wait for a correction as well.',
    '日期要有日和月；half past four 是四點過後，ten to four 是四點之前。先等說話者有沒有改口。',
    'ib/names-numbers-and-dates',
  ],
  'L-correction': [
    'The last version counts. After “no, wait”, “actually” or “sorry”, cross out what you wrote and take what follows.',
    '以最後說的為準。聽到 no, wait、actually、sorry，就劃掉剛才寫的，改記後面的。',
    'ia/corrections-and-second-thoughts',
    'ib/names-numbers-and-dates',
  ],
  'L-distractor': [
    'You hear more than one possible answer, and only one holds. Listen for what is refused, changed, over, or said of something else.',
    '會聽到好幾個像答案的說法，成立的只有一個；注意哪些被否定、改掉、已經過去，或說的是別的事。',
    'ib/wrong-options-that-sound-right',
    'ia/corrections-and-second-thoughts',
  ],
  'L-paraphrase': [
    'The answer comes in other words than the question. Listen for the meaning; a word that you see and hear is often a trap.',
    '答案會換個說法出現。聽意思，不要聽字；題目上的原字往往是陷阱。',
    'ib/matching-paraphrased-options',
  ],
  'L-gist': [
    'Ask what the whole talk is for. A detail that was said clearly is still wrong if it covers only one sentence of it.',
    '先問整段話要說什麼。細節就算聽得清楚，只涵蓋一句話也不是答案。',
    'ib/signposts-in-a-lecture',
    'ia/signposts-in-a-lecture',
  ],
  'L-attitude': [
    'Tone and small words show what a speaker thinks: “I suppose”, “to be honest”, “not really”. Polite words can be a no.',
    '語氣和短短的插入語透露態度，例如 I suppose、to be honest、not really；客氣的話也可能是否定。',
    'ia/who-thinks-what',
    'ib/two-students-and-a-tutor',
  ],
  'L-speaker': [
    'Note the initial of each speaker beside each opinion. A speaker who repeats an opinion does not always share it.',
    '每個看法旁邊記下是誰說的；重複別人的話，不代表同意。',
    'ia/who-thinks-what',
    'ib/two-students-and-a-tutor',
  ],
  'L-signpost': [
    '“First”, “however” and “moving on” say where the talk goes next. When you hear one, go to the next question.',
    'first、however、moving on 告訴你接下來談什麼；聽到就把目光移到下一題。',
    'ia/signposts-in-a-lecture',
    'ib/signposts-in-a-lecture',
  ],
  'L-cause': [
    'Keep cause and result apart: “led to” and “so” come before the result, “because of” and “due to” before the cause.',
    '分清因果：led to、so 後面是結果，because of、due to 後面是原因。',
    'ia/signposts-in-a-lecture',
  ],
  'L-direction': [
    'Find the entrance first and follow each step with your finger. “Opposite”, “beyond” and “next to” decide between two places.',
    '先找入口，再跟著說明一步步移動；opposite、beyond、next to 常決定是哪一個位置。',
    'ib/maps-and-plans',
  ],
  'L-predict': [
    'Before you listen, decide what can fill the gap: a noun or a verb, one or many, a figure or a name.',
    '聽之前先判斷空格能填什麼：名詞還是動詞、單數還是複數、數字還是名稱。',
    'ia/notes-with-gaps',
    'ib/word-limits-spelling-and-plurals',
  ],
  'L-limit': [
    'Count the words before you move on, and check spelling and plural endings. One word too many loses the mark.',
    '寫完先數字數，再檢查拼字與複數字尾；多一個字就不給分。',
    'ib/word-limits-spelling-and-plurals',
  ],
  'R-skim': [
    'For the main idea read the title, the first sentence of each paragraph and the end. Leave the details for later.',
    '抓大意只讀標題、每段第一句和結尾，細節留到後面。',
    'ib/three-speeds',
  ],
  'R-scan': [
    'Look for one thing at a time. A name or a figure stays the same, other words may change. Then read closely around it.',
    '一次只找一樣東西：人名和數字不會換說法，其他字可能會；找到後細讀前後。',
    'ib/three-speeds',
    'ib/matching-information-and-features',
  ],
  'R-paraphrase': [
    'Match the meaning, not the words. The right answer says the same in other words; the same words may say something else.',
    '比對意思，不比對字。正確答案會換句話說，字一樣的反而可能意思不同。',
    'ib/the-same-idea-in-other-words',
  ],
  'R-detail': [
    'Find the sentence that answers the question and read it to its end. A “not”, “only” or “until” changes everything.',
    '找到回答問題的那一句，讀到句尾；not、only、until 都會改變意思。',
    'ib/three-speeds',
    'ib/sentence-and-summary-completion',
  ],
  'R-inference': [
    'Go one small step from the text and no further. If you need a fact of your own, the answer is not in the passage.',
    '只從文章往前推一小步；要靠自己的知識才說得通的，就不是答案。',
    'ia/whose-opinion-is-it',
    'ib/the-same-idea-in-other-words',
  ],
  'R-false-ng': [
    'False: the text says the opposite. Not Given: it does not say. Ask for the sentence that proves it.',
    '文章說相反，才是 False；文章沒說，是 Not Given。先找得出證據的句子再選。',
    'ib/false-or-not-given',
  ],
  'R-strength': [
    'Compare the strength of both sentences: “some” is not “most”, “may” is not “will”, “often” is not “always”.',
    '比對兩句的語氣強弱：some 不是 most，may 不是 will，often 不是 always。',
    'ia/match-the-strength-of-the-claim',
  ],
  'R-voice': [
    'Ask what the writer thinks, not what “critics claim” and not what you think. If the writer does not judge it, it is Not Given.',
    '問的是作者怎麼想，不是你怎麼想，critics claim 也不等於作者的看法；作者沒有表態，就是 Not Given。',
    'ia/whose-opinion-is-it',
  ],
  'R-reference': [
    'Put the noun in the place of “it”, “this” or “such”, and read the sentence again. It must make sense and agree in number.',
    '把名詞代回 it、this、such 再讀一次，意思要通，單複數也要一致。',
    'ia/reference-chains',
  ],
  'R-main-point': [
    'A heading covers the whole paragraph. If it fits only one sentence or example, it is a detail.',
    '標題要涵蓋整段；只對得上一句話或一個例子的，是細節。',
    'ib/matching-headings',
  ],
  'R-function': [
    'Ask what the paragraph does, not what it is about: it defines, compares, objects, or gives an example.',
    '問這一段在「做什麼」，而不是談什麼：下定義、比較、反駁，還是舉例。',
    'ia/the-job-of-a-paragraph',
  ],
  'R-structure': [
    'Mark where the text turns: a new time, a “but”, a result. What is between two turns belongs together.',
    '標出文章轉折的地方，例如換了時間、but、結果；兩個轉折之間的內容屬於同一層意思。',
    'ia/the-job-of-a-paragraph',
    'ib/tables-flow-charts-and-short-answers',
  ],
  'R-long-sentence': [
    'Find the main verb and its subject first. Then add one clause at a time, and ask what each clause and each “not” belongs to.',
    '先找主要動詞和它的主詞，再把其他子句一個個加回去，看每個子句和 not 各自管到哪裡。',
    'ia/long-sentences-taken-apart',
  ],
  'R-word-guess': [
    'Read the sentences on both sides: a contrast, an example or a definition gives the word away. Then test your guess in its place.',
    '看前後句的對比、例子或定義猜意思，再把猜的字代回去讀一次。',
    'ib/the-same-idea-in-other-words',
  ],
  'R-grammar-gap': [
    'Let the grammar narrow the gap first: an article needs a noun, “to” a verb. Then choose by meaning.',
    '先用文法縮小範圍：冠詞後面要名詞，to 後面要動詞；再看意思選字。',
    'ib/sentence-and-summary-completion',
    'ia/summary-from-a-box',
  ],
  'R-purpose': [
    'The purpose is what the writer wants from the reader: to inform, persuade, warn or complain. The topic alone does not show it.',
    '目的是作者想讓讀者怎樣：告知、說服、提醒或抱怨；只看主題看不出來。',
    'ia/the-job-of-a-paragraph',
  ],
  'W-overview': [
    'An overview says what is true of the whole picture: the main change or contrast, without figures.',
    '總覽說整張圖的大勢：最主要的變化或對比，不寫數字。',
    'ib/the-overview-of-a-chart',
    'ia/choosing-what-matters',
  ],
  'W-select': [
    'Report what stands out: the highest, the lowest, the fastest change, the exception. Leave out what a reader would not miss.',
    '挑突出的寫：最高、最低、變化最快、例外；少了也沒關係的就不寫。',
    'ia/choosing-what-matters',
  ],
  'W-compare': [
    'Compare like with like: a share with a share, a year with a year. Say what with “than”, and give the figures only once.',
    '同類才能比：比例比比例，年份比年份。用 than 說明對象，數字只寫一次。',
    'ib/comparing-figures',
    'ia/comparisons-that-are-true',
  ],
  'W-figures-true': [
    'Check each sentence against the chart: the right line, the right year, the right unit. “By 20” and “to 20” are different.',
    '每一句都要對回圖表：哪一條線、哪一年、什麼單位；by 20 和 to 20 不一樣。',
    'ia/comparisons-that-are-true',
    'ib/comparing-figures',
  ],
  'W-process': [
    'Name every stage in order, mostly in the passive. Say where the process begins, where it ends, and whether it repeats.',
    '依序寫出每個步驟，多用被動；交代從哪裡開始、到哪裡結束、會不會循環。',
    'ia/maps-and-processes',
    'ga/describing-a-process',
  ],
  'W-map': [
    'Say what changed and where. Use the same points of the map in both halves, and the passive for what people built or removed.',
    '說明哪裡變成什麼，前後用同樣的位置對照；興建或拆除多用被動。',
    'ia/maps-and-processes',
  ],
  'W-letter-purpose': [
    'Say in the first lines why you write and what you want. Then give each of the three points a paragraph.',
    '開頭就說明為什麼寫、想要什麼，再把三個要點各寫一段。',
    'ib/a-letter',
  ],
  'W-letter-tone': [
    'Think of the reader and keep one distance from “Dear” to the end. A friend gets short forms; a manager gets full, polite ones.',
    '想著收信人，從稱呼到結尾保持同樣的距離：朋友可用縮寫，主管要完整客氣。',
    'ia/the-distance-in-a-letter',
    'ib/a-letter',
  ],
  'W-question-parts': [
    'Underline each part of the question and its limits, such as “all” or “young people”. Each of them needs an answer.',
    '把題目的每個要求和範圍劃線，例如 all、young people，每一點都要回答。',
    'ib/what-is-the-question-asking',
    'ia/read-the-question-twice',
  ],
  'W-position': [
    'Take a position that your examples can support, and state it from the start. It may have limits, but it must not change.',
    '選一個例子撐得住的立場，一開始就說清楚；可以有限度，但不能前後不一。',
    'ia/a-position-you-can-defend',
    'ib/a-position-and-a-plan',
  ],
  'W-idea': [
    'Carry one idea to its end: claim, reason, example, and what follows from it. Each sentence must need the one before.',
    '一個想法要說到底：主張、理由、例子、結果，每一句都接得上前一句。',
    'essay/carry-one-idea-to-the-end',
    'ib/one-paragraph-one-idea',
  ],
  'W-concession': [
    'Grant one real point of the other side, then say why yours still stands. Your own point comes last.',
    '先承認對方一個真正有理的地方，再說為什麼你的看法仍然成立，自己的論點放最後。',
    'ia/concession',
  ],
  'W-paragraph': [
    'One paragraph has one point, and its first sentence says which. “This”, “they” and “then” come after what they point back to.',
    '一段只談一個重點，第一句就點明；this、they、then 這些字要放在所指的內容後面。',
    'ib/one-paragraph-one-idea',
    'essay/one-paragraph-one-job',
  ],
  'W-cohesion': [
    'Begin a sentence with what the reader knows, and end it with what is new. Then few linking words are needed.',
    '句子從讀者已知的說起，把新的放在句尾，就不必用一堆連接詞。',
    'essay/links-that-do-not-show',
    'ga/this-these-such',
  ],
  'W-intro-end': [
    'The introduction names the topic and your position. The conclusion gives your answer again and adds nothing new.',
    '開頭交代主題和立場，結尾再說一次你的答案，不加新的內容。',
    'ib/250-words-in-forty-minutes',
  ],
  'W-edit': [
    'Keep a few minutes to read for your own usual mistakes, one kind at a time.',
    '留幾分鐘，一次檢查一種自己常犯的錯。',
    'ia/edit-for-your-own-mistakes',
    'ga/editing-in-five-minutes',
  ],
  'S-p1-extend': [
    'Answer first, then add a little: a reason, an example or a habit. Two or three sentences are enough.',
    '先回答，再補一個理由、例子或習慣，兩三句就夠。',
    'ib/part-1-beyond-yes',
    'ia/answer-first',
  ],
  'S-p2-plan': [
    'In the minute, note one or two words for each point of the card, in the order in which you will speak.',
    '一分鐘內，每個提示記一兩個字，並照你要說的順序排好。',
    'ib/part-2-one-minute-to-prepare',
  ],
  'S-p2-story': [
    'Set the scene, say what happened, and end with what it meant. Keep to the past until the end.',
    '先交代背景，再說發生什麼事，最後說意義；過程一律用過去式。',
    'speaking/tenses-in-a-story',
    'ia/a-talk-with-a-shape',
  ],
  'S-p2-describe': [
    'Go from the whole to one detail that nobody else would mention. An exact word says more than “very nice”.',
    '從整體說到一個只有你會提的細節；一個精確的字勝過 very nice。',
    'ia/a-talk-with-a-shape',
    'speaking/exact-words',
  ],
  'S-p3-reason': [
    'Give a view, a reason, and an example of people in general, not of yourself.',
    '說看法、理由，再舉一般人的例子，不要只談自己。',
    'speaking/reason-limit-example',
    'ia/from-i-to-people',
  ],
  'S-p3-compare': [
    'Name both sides and what differs: “whereas”, “not as … as”. Then say why.',
    '兩邊都要提，並說出差別，例如 whereas、not as … as，再說原因。',
    'ib/part-3-the-other-side',
    'gb/comparing',
  ],
  'S-p3-speculate': [
    'Nobody knows the future, so say how likely it is: “may well”, “is unlikely to”, “I would expect”.',
    '未來沒有人知道，所以要說可能性：may well、is unlikely to、I would expect。',
    'ga/may-tend-to-is-likely-to',
    'speaking/reason-limit-example',
  ],
  'S-repair': [
    'Correct a slip in a few words and continue: “I mean …”. Do not go back to the beginning of the sentence.',
    '說錯時用 I mean … 簡短更正就繼續，不要整句重來。',
    'speaking/repair-and-go-on',
  ],
  'S-paraphrase': [
    'When a word does not come, say what it is for, what it looks like, or what kind of thing it is.',
    '想不起那個字，就說它的用途、外形，或屬於哪一類。',
    'ia/paraphrase-for-a-missing-word',
  ],
  'S-endings': [
    'The last sound decides: “map” or “mat”, “work” or “worked”. Listen for it, and finish each word before you begin the next.',
    '最後一個音決定是哪個字：map 或 mat、work 或 worked；聽清楚，自己也要念完再念下一個字。',
    'speaking/stress-and-endings',
  ],
  'S-word-stress': [
    'One syllable of a word is longer, louder and higher. Learn it with the word: it often moves within a family.',
    '每個字有一個音節念得較長、較重、較高，要跟單字一起記；同字族的重音常會移動。',
    'speaking/stress-and-endings',
  ],
  'S-groups': [
    'Pause between groups of words, not inside them: an article stays with its noun, a preposition with what follows it.',
    '停頓放在意群之間，不要拆開：冠詞跟著名詞，介系詞跟著後面的字。',
    'speaking/group-your-words',
  ],
  'S-focus': [
    'Stress what is new or in contrast, usually near the end of the group. “Can” and “were” are weak, “can’t” and “weren’t” strong.',
    '重音放在新的或對比的字，通常靠近意群的結尾；can、were 念得輕，can’t、weren’t 念得重。',
    'speaking/group-your-words',
  ],
  'S-vowels': [
    'Vowels differ in the mouth, not only in time: “ship” is loose, “sheep” wide and tight; for “bad” the jaw drops further than for “bed”.',
    '母音不只長短不同，嘴形也不同：ship 放鬆，sheep 嘴角拉開；bad 的下巴比 bed 放得更低。',
    'speaking/pairs-of-sounds',
  ],
  'S-consonants': [
    '“V”: teeth on the lip. “W”: round lips. “Th”: tongue between the teeth. “L” and “n”: its tip behind them. “R”: it touches nothing.',
    'v 上齒碰下唇，w 嘴唇收圓，th 舌尖放在上下齒之間，l、n 舌尖抵在齒後，r 舌頭不碰任何地方。',
    'speaking/pairs-of-sounds',
  ],
  'S-intonation': [
    'The voice falls when you have finished and rises when more will come. A flat line sounds unsure.',
    '話說完時語調下降，還沒說完時上揚；一直平平的，聽起來像沒把握。',
    'speaking/group-your-words',
    'speaking/connect-without-linking-words',
  ],
  'F-change': family('ib/comparing-figures'),
  'F-cause': family('gb/and-but-because-so'),
  'F-comparison': family('gb/comparing'),
  'F-claim': family('ga/may-tend-to-is-likely-to'),
  'F-evidence': family('ia/match-the-strength-of-the-claim'),
  'F-research': family(),
  'F-process': family('ga/describing-a-process'),
  'F-structure': family(),
  'F-importance': family(),
  'F-problem': family('essay/essay-problems-and-solutions'),
  'F-time': family(),
  'F-quantity': family('gb/some-any-much-many-a-lot-of'),
  'F-people': family('speaking/exact-words'),
  'F-place': family('speaking/exact-words'),
  'F-opinion': family('ia/whose-opinion-is-it'),
  'F-knowledge': family(),
};

const placeOf = (short: Short): LessonPlace => {
  const [course, lesson = ''] = short.split('/') as [keyof typeof COURSES, string?];
  return { course: COURSES[course], lesson };
};

/** The rule of a skill. Undefined: the tag is of an error, which has its own, or a school's own. */
export function ruleOfSkill(tag: string): SkillRule | undefined {
  if (!SKILL_TAGS.includes(tag)) return undefined;
  const written = tag.startsWith('V-') ? TOPIC : RULES[tag];
  const [en, zh, ...lessons] = written ?? GRAMMAR_RULES[tag] ?? [];
  if (en === undefined || zh === undefined) return undefined;
  return { text: { en, 'zh-Hant': zh }, lessons: (lessons as Short[]).map(placeOf) };
}
