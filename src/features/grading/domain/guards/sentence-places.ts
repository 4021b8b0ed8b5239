/** Where in a text a sentence is: the first, the second, three stretches between, the last. */
export const PLACES = 6;

/** The place of sentence `at` of `count`. */
export function placeOf(at: number, count: number): number {
  if (at < 2) return at;
  if (at === count - 1) return PLACES - 1;
  const share = at / (count - 1);
  return share < 0.4 ? 2 : share < 0.7 ? 3 : 4;
}

/** What a sentence shows of its place, by its words in lower case without marks. */
export const CUES: readonly (readonly [name: string, shape: RegExp])[] = [
  [
    'close',
    /^(?:so |and |thus |therefore )?(?:in (?:conclusion|summary|a nutshell|short|brief)|to (?:conclude|sum up|summari[sz]e|sum it up)|all in all|all things considered|taking everything|by way of conclusion)\b/u,
  ],
  [
    'announce',
    /\b(?:this essay|i will (?:discuss|explain|examine|look|present|explore|argue|describe|outline)|in this essay|following paragraphs|essay (?:will|is going to))\b/u,
  ],
  [
    'first',
    /^(?:firstly|first of all|to begin with|to start with|first and foremost|in the first place|to commence with|on (?:the )?one hand|one of the|the (?:first|main) )\b/u,
  ],
  [
    'second',
    /^(?:secondly|second|on the other hand|another|furthermore|moreover|in addition|additionally|besides|what is more|the second)\b/u,
  ],
  ['last', /^(?:finally|lastly|last but not least|thirdly|third)\b/u],
  ['example', /^(?:for (?:example|instance)|to illustrate|a good example|such as|take)\b/u],
  ['result', /^(?:therefore|thus|hence|consequently|as a result|because of this|as a consequence|so)\b/u],
  [
    'contrast',
    /^(?:however|nevertheless|nonetheless|on the contrary|in contrast|by contrast|but|yet|conversely|despite this)\b/u,
  ],
  ['back', /^(?:this|these|those|such|it|they|he|she|that) /u],
  [
    'general',
    /^(?:nowadays|in recent|these days|in today|in the modern|it is (?:argued|often|believed|thought|said|widely|commonly|true|undeniable)|some (?:people|say|believe|think|argue)|people|many people|there (?:is|are|has|have)|over the|in this|since|today)\b/u,
  ],
  [
    'opinion',
    /\b(?:i (?:strongly |completely |totally |firmly |personally |partially |do not |would |also )?(?:agree|disagree|believe|think|argue)|in my (?:opinion|view)|my (?:opinion|view)|from my)\b/u,
  ],
  [
    'overall',
    /^(?:overall|in general|generally|it is (?:clear|evident|noticeable|obvious)|as (?:an overall|can be seen)|at first glance|looking)\b/u,
  ],
  [
    'chart',
    /\b(?:chart|graph|table|diagram|map|maps|picture|pictures|figure|process)s? (?:above |below |given |provided )?(?:shows?|illustrates?|compares?|depicts?|describes?|gives?|presents?|demonstrates?|provides?|represents?|displays?|highlights?|indicates?|reveals?|outlines?|explains?)\b|\b(?:given|provided|presented|supplied) (?:[a-z]+ ){0,2}(?:chart|graph|table|diagram|map)/u,
  ],
];
