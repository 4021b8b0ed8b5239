import type { CriterionName } from './band-model.ts';

const set = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/u));

/** The measures that say something of a criterion. A measure may be in none. */
export const CRITERION_MEASURES: Readonly<Record<CriterionName, ReadonlySet<string>>> = {
  task: set(`words logWords underLength promptShare promptDensity copied stock digits figureWords overview
    earlyOverview comparedFigures figureSentences ownViews openingCopied positions example than while compared
    superlatives differentFigures overviewFirst overviewLast bodyAsked`),
  cohesion:
    set(`paragraphs oneParagraph usualParagraphs unevenParagraphs addition contrast cause order example
    closing differentConnectives connectives startConnectives overlap pointers pointerNouns closes startVariety cohesionRules
    openingInEnding paragraphOverlap newInParagraph`),
  lexis:
    set(`runLength variety lemmaVariety usedOnce wordLength differentWordLength syllables longWords frequency
    differentFrequency frequencyLow frequencyQuarter frequencyHigh beyond2000 beyond5000 beyond10000 differentRare
    differentMiddle unknownWords nounEndings mostRepeated vagueWords spellingRate rootSpelling differentMisspellings
    commonMisspellings wordChoiceRate lexisRules repeatedPairs repeatedTriples repeatedFours sameness wordEntropy
    lemmaEntropy drawnVariety wordLengthSpread`),
  grammar: set(`grammarRate rootGrammar ruleRate rootRules punctuationRate capitalsRate cleanSentences smallI
    smallStarts spacing sentenceLength sentenceVariety longSentences shortSentences verbsInSentence clauseWords
    relatives passives perfects gerunds participleClauses tagVariety wordErrors grammarRules
    sentenceOrder worstOrder bareNouns definiteArticles indefiniteArticles determinersByNoun pluralNouns
    wordsBeforeVerb beforeVerbSpread nounGroupLength longNounGroups verbless`),
};
