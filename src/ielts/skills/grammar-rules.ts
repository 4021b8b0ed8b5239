/** The rule of each point of grammar, by the number of its lesson: English and Chinese. */
type Rules = Readonly<Record<string, readonly [en: string, zh: string]>>;

/** Of Grammar Basics, `G-gb-…`. */
const BASICS: Rules = {
  '1-1': [
    'Every clause needs a subject and a verb. Where nothing is the subject, English puts “it” or “there” in its place.',
    '每個子句都要有主詞和動詞。沒有主詞可用時，就用 it 或 there 補上。',
  ],
  '1-2': [
    '“Be” links a subject to a noun, an adjective or a place. With an ordinary verb it is left out: “I agree”, not “I am agree”.',
    'be 動詞後面接名詞、形容詞或地點；已有一般動詞就不加 be：說 I agree，不說 I am agree。',
  ],
  '1-3': [
    'Nothing stands between a verb and its object. Manner, place and time follow them, in this order.',
    '動詞和受詞之間不放別的字，後面再依序說方式、地點、時間。',
  ],
  '1-4': [
    'A question puts “be”, “do” or another helping verb before the subject. A short answer repeats that word: “Yes, I do.”',
    '問句把 be、do 或其他助動詞放到主詞前面，簡答再用同一個字：Yes, I do.',
  ],
  '2-1': [
    'The present simple is for habits and facts. After “he”, “she”, “it” or one thing, the verb ends in -s.',
    '現在簡單式說習慣與事實。主詞是 he、she、it 或單數名詞時，動詞要加 -s。',
  ],
  '2-2': [
    '“Do not” and “does not” make a verb negative. “Does” already has the -s, so the verb after it has none.',
    '一般動詞的否定用 do not 或 does not。does 已經帶了 -s，後面的動詞就用原形。',
  ],
  '2-3': [
    'Words such as “always” and “often” come before an ordinary verb, but after “be” or the first helping verb.',
    'always、often 這類頻率副詞放在一般動詞前面，但要放在 be 或第一個助動詞後面。',
  ],
  '2-4': [
    'The simple form is for what is usual, the continuous for what is going on now. “Know”, “want” and “like” stay simple.',
    '常態用簡單式，此刻正在進行的用進行式；know、want、like 通常只用簡單式。',
  ],
  '3-1': [
    'An uncountable noun has no plural and no “a”: “information”, “a piece of advice”. Check the noun before you choose the rest.',
    '不可數名詞沒有複數，也不加 a，例如 information、a piece of advice。先看名詞，再選其他字。',
  ],
  '3-2': [
    'A singular countable noun that is new to the listener takes “a” or “an”. A plural or uncountable one takes nothing.',
    '第一次提到的單數可數名詞要加 a 或 an；複數或不可數名詞則什麼都不加。',
  ],
  '3-3': [
    'Use “the” when both sides know which one: it was named before, there is only one, or the next words say which.',
    '雙方都知道是哪一個才用 the：前面提過、只有一個，或後面的字已經說明。',
  ],
  '3-4': [
    '“Many” and “a few” go with plurals, “much” and “a little” with uncountable nouns. “Any” is for questions and negatives.',
    'many、a few 接複數，much、a little 接不可數名詞；any 多用在問句與否定句。',
  ],
  '4-1': [
    'A finished time needs the past form: regular verbs add -ed. After “did” or “did not” the verb has no ending.',
    '過去已結束的事用過去式，規則動詞加 -ed；did、did not 後面用原形動詞。',
  ],
  '4-2': [
    'The commonest verbs have past forms of their own: “went”, “bought”, “taught”. After “did” the first form returns: “did go”.',
    '最常用的動詞各有自己的過去式，例如 went、bought、taught；did 後面要回到原形：did go。',
  ],
  '4-3': [
    'The past continuous is the background that was going on. The past simple is the event that happened in it.',
    '過去進行式說當時正在進行的背景，過去簡單式說其間發生的事。',
  ],
  '4-4': [
    '“Have” and the third form, “have gone”, link the past to now and name no finished time. “For” gives a length, “since” a start.',
    '現在完成式用 have 加過去分詞，把過去和現在連起來，不和已結束的時間並用；for 接一段時間，since 接起點。',
  ],
  '5-1': [
    '“Be going to” is for a plan, or for what you can already see coming. “Will” is for a decision now, or a prediction.',
    '事先的打算或已有跡象的事用 be going to；當下的決定或一般預測用 will。',
  ],
  '5-2': [
    '“Can” and “could” are followed by the verb alone: no “to”, no ending, no “do”. “Could” is the past, or a more polite request.',
    'can、could 後面直接接原形動詞，不加 to，否定也不用 do。could 表示過去的能力，或較客氣的請求。',
  ],
  '5-3': [
    '“Should” gives advice, “must” a rule; the verb after them is plain. “Must not” forbids, “do not have to” means not necessary.',
    'should 是建議，must 是規定，後面都接原形動詞。must not 是禁止，do not have to 只是不必。',
  ],
  '5-4': [
    'For a real condition, the “if” clause is in the present, although it is about the future. “Will” is in the other clause.',
    '可能成真的條件句，if 子句說未來也用現在式，will 放在另一個子句。',
  ],
  '6-1': [
    '-ing describes what causes a feeling, -ed the person who has it: the film is boring, so I am bored.',
    '引起感受的用 -ing，有感受的人用 -ed：電影 boring，我覺得 bored。',
  ],
  '6-2': [
    'Short adjectives add -er or -est, long ones take “more” or “most”, never both. “More” and -er need “than”, equals “as … as”.',
    '短的形容詞加 -er、-est，長的用 more、most，不能並用；比較級配 than，程度相同用 as … as。',
  ],
  '6-3': [
    'For time and place alike, “in” is for a space, “on” for a day or a surface, and “at” for a point.',
    '時間和地點都一樣：in 是範圍，on 是某一天或表面，at 是一個點。',
  ],
  '6-4': [
    'One joining word joins two clauses: “because” before the reason or “so” before the result, “although” or “but”, never a pair.',
    '兩個子句只用一個連接詞：原因前面用 because，結果前面用 so，兩者擇一；although 和 but 也一樣。',
  ],
};

/** Of Grammar Advanced, `G-ga-…`. */
const ADVANCED: Rules = {
  '1-1': [
    'Two clauses need one join. Count the verbs: there is one joining word fewer than there are clauses.',
    '兩個子句只要一個連接詞。數一數動詞：連接詞要比子句少一個。',
  ],
  '1-2': [
    '“However” and “therefore” are adverbs and join nothing. Put a full stop or a semicolon before them, and a comma after.',
    'however、therefore 是副詞，不能連接句子：前面用句號或分號，後面加逗號。',
  ],
  '1-3': [
    '“So that” gives a purpose, “so … that” and “such … that” a result. “Such” goes before a noun. “Whereas” sets up a contrast.',
    'so that 說目的，so … that、such … that 說結果，such 後面接名詞；whereas 表示對比。',
  ],
  '1-4': [
    'Each sentence has at least one main clause. A clause with “because” or “which” alone is a fragment; two clauses without a join run on.',
    '每個句子至少要有一個主要子句。單獨的 because、which 子句不成句，兩個子句也不能直接相連。',
  ],
  '2-1': [
    '“Who” is for people and “which” for things; “that” is for both. It replaces the noun, so “he” or “it” is not repeated.',
    '人用 who，物用 which，that 兩者皆可。關係詞已代替名詞，後面不再重複 he 或 it。',
  ],
  '2-2': [
    'No comma: the clause says which one. Commas: it only adds a fact, and “that” cannot be used.',
    '不加逗號，是說明「哪一個」；加逗號，只是補充說明，而且不能用 that。',
  ],
  '2-3': [
    '“Where” stands for “in which”, “when” for “at which”, “whose” for “his” or “its”. After “where” the clause needs no preposition.',
    'where 等於 in which，when 等於 at which，whose 代替所有格；用了 where 就不再加介系詞。',
  ],
  '2-4': [
    'A participle replaces a clause with the same subject: -ing if the subject acts, -ed if something is done to it.',
    '主詞相同時可用分詞取代子句：主動用 -ing，被動用過去分詞。',
  ],
  '3-1': [
    'Ask whether the time is over. “Last year” and “in 2010” need the past simple; “so far” and “since 2010” the present perfect.',
    '先問時間結束了沒：last year、in 2010 用過去簡單式，so far、since 2010 用現在完成式。',
  ],
  '3-2': [
    '“Have been -ing” says how long something has been going on. How much or how many is finished needs “have” and the participle.',
    'have been V-ing 說持續了多久；說完成了多少，就用 have 加過去分詞。',
  ],
  '3-3': [
    'The past perfect marks the earlier of two past events. Where “before” or “after” makes the order clear, the past simple is enough.',
    '過去完成式表示兩件往事中較早的那件；before、after 已說明先後時，用過去簡單式就夠了。',
  ],
  '3-4': [
    'Choose one time for a paragraph and stay with it. Change the tense only where the time changes, and let a time word show it.',
    '一段文字選定一個時間就維持到底；時間真的變了才換時態，並用時間詞點出來。',
  ],
  '4-1': [
    'What may well happen: “if” with the present, then “will”. What is imagined: “if” with the past, then “would”.',
    '可能發生的事：if 用現在式，主句用 will。假想的事：if 用過去式，主句用 would。',
  ],
  '4-2': [
    'A past that did not happen: “if” with “had done”, then “would have done”. If the result is now, the second part is “would do”.',
    '與過去事實相反：if 用 had done，主句用 would have done；結果在現在，主句改用 would do。',
  ],
  '4-3': [
    '“Unless” means “if not”, so there is no second “not”. After “unless”, “provided that” and “as long as” the future is in the present.',
    'unless 就是 if not，不再加 not；unless、provided that、as long as 後面用現在式表示未來。',
  ],
  '4-4': [
    'Claim no more than you can show. “May”, “tend to” and “is likely to” each say how sure you are; use one of them at a time.',
    '話不要說得比證據滿。may、tend to、is likely to 表示把握的程度，一次用一個就好。',
  ],
  '5-1': [
    'The passive is “be” in the right tense and a past participle. Use it when who did it is unknown or does not matter.',
    '被動是 be 動詞（時態要對）加過去分詞，用在不知道或不必說是誰做的時候。',
  ],
  '5-2': [
    'Describe a process in the present, mostly in the passive. Words such as “then” and “after that” keep the steps in order.',
    '描述流程用現在式，多用被動，並以 then、after that 等字交代先後。',
  ],
  '5-3': [
    'A verb takes an adverb, its noun an adjective: “rose sharply” becomes “a sharp rise in”. Mind the preposition after the noun.',
    '動詞配副詞，變成名詞就配形容詞：rose sharply 變成 a sharp rise in，還要注意介系詞。',
  ],
  '5-4': [
    'A thing in general is plural or uncountable, without “the”: “Cars cost money.” “The” returns when the next words say which.',
    '泛指一類事物用複數或不可數，不加 the；後面的字指明是哪一個時才加 the。',
  ],
  '6-1': [
    'The verb agrees with the head of the subject, not with the noun nearest to it: “The price of houses is rising.”',
    '動詞要和主詞的核心名詞一致，不看最靠近的名詞：The price of houses is rising.',
  ],
  '6-2': [
    'The first verb decides the form of the second: “decide to go”, “avoid going”, “let me go”. After a preposition it is -ing.',
    '後一個動詞的形式由前一個決定：decide to go、avoid going、let me go；介系詞後面一律用 V-ing。',
  ],
  '6-3': [
    '“This” and “such” must point back to something clear. Put a noun after them that names it: “this change”, “such costs”.',
    'this、such 要清楚指回前文，後面加一個點明內容的名詞：this change、such costs。',
  ],
  '6-4': [
    'Read once for each kind of slip: verbs and their endings, then nouns and articles, then where each sentence ends.',
    '一次只檢查一種錯誤：先看動詞與字尾，再看名詞與冠詞，最後看句子在哪裡結束。',
  ],
};

const taggedAs = (course: string, rules: Rules) =>
  Object.entries(rules).map(([lesson, rule]) => [`G-${course}-${lesson}`, rule] as const);

/** The rules of grammar by their tags, such as `G-gb-1-2`. The tag itself names the lesson. */
export const GRAMMAR_RULES: Rules = Object.fromEntries([
  ...taggedAs('gb', BASICS),
  ...taggedAs('ga', ADVANCED),
]);
