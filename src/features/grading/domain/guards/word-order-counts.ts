/** Word classes in a row, counted in 509 model answers and passages of our own by `npm run grade -- guards`. */
export const WORD_ORDER_LINES = `
: $ 3398 , 3036 . 3366 ADJ 2764 ADP 474 ADV 1616 AUX 237 CCONJ 7 DET 13 INTJ 87 MARK 304 NOUN 10607 NUM 1310 PART 219 PRON 320 SCONJ 23 SYM 158 VERB 5753 X 23 a 1444 about 154 after 81 against 8 all 66 also 72 although 35 am 54 among 7 an 152 and 1289 another 29 any 31 are 300 as 166 at 359 be 200 because 261 been 71 before 89 being 14 between 31 both 39 but 246 by 182 can 311 could 68 did 56 do 192 does 32 during 7 each 68 every 131 for 508 from 196 had 146 has 163 have 341 he 85 her 55 his 33 how 65 i 1209 if 120 in 972 into 54 is 881 it 808 its 80 least 12 less 58 many 120 may 62 me 128 might 22 more 197 most 113 much 59 must 49 my 448 no 101 nor 5 not 285 of 654 on 361 only 122 or 102 other 93 our 44 over 30 per 7 same 47 shall 4 she 106 should 100 since 53 so 284 some 148 such 46 than 129 that 502 the 2512 their 135 them 131 then 107 there 239 these 35 they 333 this 150 those 46 through 9 to 933 too 49 under 21 us 28 very 110 was 334 we 163 were 115 what 119 when 194 where 86 whereas 10 which 136 while 24 who 171 whose 16 why 28 will 165 with 255 within 14 without 41 would 96 you 249 your 49
,: $ 9 ADJ 60 ADP 19 ADV 97 CCONJ 1 DET 3 INTJ 14 MARK 10 NOUN 286 NUM 58 PRON 13 SCONJ 21 SYM 9 VERB 163 a 65 about 7 after 4 all 5 also 1 although 16 an 8 and 481 are 9 as 20 at 23 because 130 before 3 being 1 between 2 both 4 but 176 by 9 can 6 could 4 did 2 each 11 every 4 for 29 from 12 had 3 has 8 have 6 he 11 her 1 his 2 how 3 i 150 if 9 in 26 into 1 is 6 it 86 its 2 less 3 many 14 may 1 might 1 more 12 most 6 my 34 no 9 not 16 of 6 on 16 only 7 or 14 other 1 our 2 over 1 she 12 should 4 since 20 so 172 some 16 such 9 than 1 that 11 the 161 their 1 then 16 there 17 these 1 they 49 this 12 those 2 to 10 too 2 was 5 we 12 were 3 what 11 when 22 where 28 whereas 9 which 72 while 13 who 32 whose 5 why 5 will 2 with 14 within 1 without 1 would 1 you 30 your 2
, ADJ: , 5 NOUN 37 NUM 2 of 2 to 3
, ADP: NOUN 3 the 3 they 2
, ADV: , 24 . 9 ADJ 7 ADP 2 ADV 4 VERB 9 as 2 at 2 because 6 for 3 i 4 on 2 the 4 where 2
, DET: the 2
, INTJ: , 5 . 6 VERB 2
, MARK: ADV 2 VERB 2
, NOUN: , 41 . 13 ADJ 8 ADP 3 ADV 6 MARK 8 NOUN 26 NUM 12 PART 2 VERB 39 a 2 and 21 are 5 before 2 by 2 can 10 could 2 do 3 for 2 from 3 had 2 has 2 have 8 in 4 is 9 my 2 or 4 should 5 that 3 the 2 was 3 were 3 who 4 will 4 you 2
, NUM: , 2 ADJ 2 NOUN 36 NUM 2 SYM 2 for 4 of 3 to 2 were 2
, PRON: NOUN 2 VERB 4 will 2
, SCONJ: , 7 . 8
, SYM: i 2 so 3
, VERB: , 5 . 3 ADJ 5 ADV 10 MARK 2 NOUN 22 NUM 6 VERB 6 a 8 about 2 and 7 at 5 by 5 for 5 from 4 in 10 it 3 me 3 more 2 on 6 that 8 the 15 to 5 what 2 with 3
, a: ADJ 12 NOUN 52
, about: NOUN 2 NUM 4
, all: ADJ 2
, although: NOUN 2 a 2 he 2 i 4 the 2
, an: ADJ 4 NOUN 4
, and: , 3 ADJ 13 ADV 18 NOUN 40 NUM 7 PRON 11 VERB 23 a 20 after 3 although 3 are 2 at 4 because 2 by 4 each 2 for 7 from 4 he 7 i 59 in 9 it 25 its 4 many 2 most 4 my 10 no 5 only 3 our 2 she 9 since 3 so 2 some 6 such 2 that 11 the 56 their 2 then 18 there 9 they 16 this 2 to 4 we 12 what 2 when 4 where 2 with 2 within 2 you 4
, are: ADV 2 VERB 3
, as: ADJ 6 ADV 2 my 2 they 4
, at: ADJ 2 NOUN 2 NUM 9 a 2 least 4
, because: ADJ 2 NOUN 22 PRON 3 a 5 i 23 it 16 my 10 of 2 other 2 the 12 they 9 we 4 you 3
, both: NOUN 3
, but: ADJ 3 ADV 9 NOUN 12 NUM 2 PRON 4 VERB 3 a 6 after 2 at 2 before 2 he 4 i 25 in 7 it 24 my 5 not 3 only 5 she 6 some 4 that 4 the 12 there 3 they 6 this 3 we 5 when 2 you 5
, by: NOUN 3 which 2
, can: VERB 3 not 2
, each: NOUN 4 with 2
, every: NOUN 3
, for: NOUN 13 NUM 3 PRON 2 most 2 the 2
, from: NOUN 2 NUM 4 the 2 which 2
, had: VERB 2
, has: VERB 3
, have: VERB 4
, he: VERB 7
, how: to 2
, i: , 4 ADV 4 AUX 9 VERB 83 am 5 can 3 do 7 have 6 must 2 should 2 was 3 will 11 would 6
, if: i 5
, in: NOUN 5 NUM 4 VERB 2 my 5 the 5
, is: VERB 2
, it: AUX 5 VERB 22 also 2 does 2 is 36 was 11
, many: ADJ 4 NOUN 8
, more: and 6 than 5
, most: of 4
, my: NOUN 33
, no: , 2 NOUN 6
, not: ADV 2 VERB 2 a 2 for 2 the 2
, of: NOUN 3
, on: NOUN 2 the 9
, only: NOUN 2
, or: ADV 2 SYM 2 the 2
, our: NOUN 2
, she: VERB 6 would 2
, should: VERB 2
, since: NOUN 6 a 2 the 3
, so: ADJ 4 NOUN 9 NUM 2 PRON 4 VERB 6 a 4 do 2 he 3 i 38 is 2 it 15 my 3 she 5 that 17 the 13 there 4 they 12 we 16 you 3
, some: NOUN 13
, such: as 9
, that: every 2
, the: ADJ 22 ADV 2 NOUN 125 NUM 3 VERB 2 other 2 same 2
, then: , 3 a 4 the 3
, there: are 7 is 6 were 2
, they: ADV 2 AUX 2 VERB 11 are 5 can 12 do 2 have 3 will 8
, this: NOUN 2 VERB 2 can 2 is 4
, to: NUM 2 VERB 2 be 2
, was: VERB 4
, we: ADV 2 VERB 3 can 2 will 2
, were: VERB 2
, what: NOUN 3 had 2 she 2
, when: PRON 2 VERB 2 a 2 i 5 the 7
, where: VERB 4 a 3 an 3 it 2 the 7
, whereas: a 3 the 2
, which: NOUN 3 VERB 19 had 3 has 2 i 5 is 11 the 2 was 10 would 2
, while: NOUN 8 the 3
, who: ADV 2 NOUN 2 VERB 10 had 4 is 5
, whose: NOUN 4
, why: do 3
, with: NUM 4 a 2 the 4
, you: AUX 4 VERB 6 are 2 can 10 do 3
, your: NOUN 2
.: $ 3331 MARK 35
. MARK: $ 35
ADJ: , 264 . 304 ADJ 23 ADP 14 ADV 9 CCONJ 1 MARK 20 NOUN 1359 NUM 47 SYM 2 VERB 14 X 2 a 8 about 6 after 6 all 2 and 96 any 1 are 4 as 24 at 25 because 21 been 1 before 5 being 1 between 1 but 6 by 5 can 3 did 1 does 1 each 1 every 9 for 85 from 7 had 2 has 3 have 4 he 2 her 1 i 7 if 10 in 49 into 1 is 25 it 3 its 3 many 1 may 1 more 1 most 1 must 1 my 3 nor 1 of 37 on 11 or 3 our 1 over 2 so 1 than 35 that 27 the 27 their 1 them 1 then 1 there 3 they 1 to 87 was 4 we 3 when 6 while 2 who 2 with 8 within 1 without 1 would 1 you 1
ADJ ,: ADJ 8 ADV 6 INTJ 2 NOUN 16 NUM 6 SYM 3 VERB 6 a 6 and 39 are 3 at 4 because 20 but 37 for 2 i 12 in 2 it 5 my 2 of 2 she 2 since 3 so 26 the 10 they 9 which 5 with 3 you 2
ADJ .: $ 301 MARK 3
ADJ ADJ: , 3 . 2 NOUN 14
ADJ ADP: NOUN 2 NUM 2 the 3
ADJ ADV: . 2 VERB 2
ADJ MARK: , 2 . 3 NOUN 12 VERB 2
ADJ NOUN: , 234 . 331 ADJ 9 ADP 25 ADV 29 MARK 3 NOUN 59 NUM 2 PRON 3 SYM 3 VERB 80 a 8 about 7 after 2 also 2 and 54 are 17 as 3 at 9 because 3 before 2 by 4 can 17 could 6 did 2 do 2 each 2 every 2 for 19 from 11 had 3 has 7 have 6 he 2 i 28 in 37 is 66 it 6 may 9 more 2 my 2 of 60 on 12 only 2 or 2 over 2 should 5 than 5 that 20 the 8 there 5 they 4 to 24 was 16 we 3 were 7 when 6 where 4 which 3 who 7 will 6 with 14 would 7 you 3
ADJ NUM: , 6 . 10 ADV 2 NOUN 12 because 2 in 2 is 4
ADJ VERB: of 3
ADJ a: ADJ 2 NOUN 6
ADJ after: NUM 3
ADJ all: the 2
ADJ and: ADJ 13 ADV 3 NOUN 15 VERB 19 he 2 i 4 it 4 more 2 my 3 the 8 then 3 they 4 where 2
ADJ are: not 2
ADJ as: NOUN 2 a 3 the 7 they 6
ADJ at: NOUN 7 NUM 4 VERB 2 all 2 any 2 the 3
ADJ because: ADV 2 NOUN 2 he 2 i 3 it 4 the 2 they 3
ADJ but: ADJ 2
ADJ by: NOUN 2
ADJ every: NOUN 8
ADJ for: ADJ 4 NOUN 31 PRON 4 a 3 an 2 both 3 me 5 the 10 their 3 them 6 us 2
ADJ from: NOUN 2 the 2
ADJ have: you 3
ADJ i: AUX 3 VERB 3
ADJ if: the 3 they 2 you 4
ADJ in: ADJ 3 NOUN 8 NUM 7 a 3 my 2 the 17 this 2
ADJ is: ADJ 4 NOUN 3 VERB 3 a 3 also 2 the 3
ADJ its: NOUN 3
ADJ my: NOUN 2
ADJ of: NOUN 14 VERB 3 all 2 the 10 them 2
ADJ on: NOUN 8
ADJ or: ADJ 2
ADJ than: NOUN 8 VERB 3 a 3 before 4 in 3 it 3 the 5
ADJ that: NOUN 3 PRON 2 VERB 2 i 7 the 2 they 4 we 2
ADJ the: ADJ 3 NOUN 22
ADJ to: NOUN 5 PRON 2 SYM 2 VERB 54 be 6 me 5 the 5
ADJ was: ADJ 2
ADJ with: ADJ 3
ADP: , 31 . 38 ADJ 14 ADP 7 ADV 11 NOUN 40 NUM 24 PRON 2 SYM 1 VERB 8 a 31 all 2 an 2 and 6 as 1 at 10 by 3 during 1 every 4 for 6 from 2 had 2 her 2 how 1 i 4 in 6 into 1 is 1 it 13 its 2 me 2 more 1 much 1 my 18 of 11 on 4 our 3 she 1 such 1 that 5 the 107 their 4 them 3 then 1 there 3 they 4 this 2 those 1 through 1 to 11 was 1 we 1 what 2 when 1 where 1 which 1 who 1 will 1 with 4 you 1
ADP ,: ADV 4 NOUN 3 VERB 2 and 8 the 4
ADP .: $ 35 MARK 3
ADP ADJ: , 2 . 2 NOUN 7
ADP ADP: ADJ 2 NUM 2 the 2
ADP ADV: . 5
ADP NOUN: , 7 . 16 NOUN 4 NUM 2 and 2 the 2
ADP NUM: , 5 . 5 ADV 2 NOUN 5 SYM 2
ADP VERB: ADP 2 NOUN 4
ADP a: ADJ 5 NOUN 24
ADP and: NOUN 2
ADP at: NOUN 2 NUM 6
ADP by: NOUN 2
ADP every: NOUN 4
ADP for: NOUN 2 a 2
ADP her: NOUN 2
ADP i: AUX 3
ADP in: NOUN 2 the 2
ADP it: VERB 5 is 4
ADP my: NOUN 18
ADP of: the 6
ADP on: NOUN 4
ADP our: NOUN 3
ADP that: NOUN 2 i 2
ADP the: ADJ 9 ADV 4 NOUN 93
ADP their: NOUN 4
ADP them: , 2
ADP there: is 2
ADP they: are 3
ADP to: NUM 5 be 2
ADV: , 245 . 206 ADJ 82 ADP 13 ADV 49 AUX 3 DET 2 MARK 13 NOUN 35 NUM 16 PART 1 PRON 10 SYM 2 VERB 348 a 32 about 2 after 6 against 1 all 3 an 4 and 28 any 1 are 3 as 18 at 16 be 11 because 13 been 9 before 5 being 1 between 4 by 9 can 6 could 3 did 3 do 3 does 1 each 1 every 4 for 10 from 11 had 3 has 6 have 14 he 2 his 1 i 43 if 1 in 18 into 2 is 9 it 13 its 1 less 8 many 3 might 1 more 17 most 1 must 2 my 2 no 1 not 6 of 17 on 14 only 2 or 3 other 1 over 3 same 1 she 5 should 1 since 1 so 4 some 1 than 15 that 7 the 49 their 1 there 5 they 7 this 1 those 2 through 2 to 41 too 3 very 3 was 2 we 6 what 7 when 9 where 4 with 6 without 1 would 2 you 3
ADV ,: $ 4 ADJ 4 ADP 2 ADV 2 NOUN 33 SCONJ 2 VERB 13 a 4 and 35 at 2 because 11 but 7 have 2 i 17 in 2 it 15 less 2 more 3 most 2 or 2 she 2 since 2 so 10 some 4 that 3 the 21 there 4 they 6 this 7 what 2 which 2 with 2
ADV .: $ 200 MARK 6
ADV ADJ: , 18 . 17 NOUN 13 and 2 by 2 in 3 on 2 than 4 the 4 to 6
ADV ADP: NOUN 3 NUM 2 the 6
ADV ADV: , 5 . 19 ADV 2 VERB 3 at 2 by 2 more 2 to 3
ADV AUX: PART 3
ADV MARK: ADJ 6 NOUN 2
ADV NOUN: , 4 . 6 ADJ 2 NOUN 3 VERB 2 of 2 or 9
ADV NUM: NOUN 9 of 2
ADV PRON: VERB 2
ADV VERB: , 16 . 33 ADJ 13 ADP 12 ADV 12 NOUN 25 NUM 3 PRON 6 VERB 8 a 14 about 3 an 3 at 10 because 2 by 5 each 2 for 3 from 3 her 2 i 2 in 9 is 2 it 15 me 4 more 2 my 4 of 2 on 8 some 2 that 14 the 34 their 2 them 2 there 6 to 20 too 3 what 2 when 5 with 8
ADV a: ADJ 13 NOUN 19
ADV after: NOUN 2 VERB 2
ADV an: NOUN 3
ADV and: NOUN 2 VERB 13 i 2 then 2
ADV as: ADJ 3 a 2 i 2 much 2 the 2
ADV at: ADJ 3 NOUN 4 NUM 3 the 4
ADV be: VERB 7
ADV because: NOUN 7 a 2
ADV been: ADJ 2 VERB 5
ADV before: the 3
ADV by: the 3
ADV can: VERB 2 not 2
ADV every: NOUN 3
ADV for: ADJ 2 NOUN 4
ADV from: ADJ 3 NOUN 3 the 2
ADV had: to 2
ADV has: VERB 2
ADV have: ADJ 2 VERB 4 a 2 to 3
ADV he: VERB 2
ADV i: ADV 3 VERB 20 am 4 can 3 could 2 do 2 have 4 will 2
ADV in: NOUN 4 NUM 3 a 2 the 6
ADV is: VERB 3
ADV it: VERB 2 is 4 was 3
ADV less: , 3 ADJ 2
ADV many: NOUN 2
ADV more: . 2 ADJ 6 NOUN 2 than 5
ADV my: NOUN 2
ADV of: NOUN 2 VERB 3 the 6
ADV on: ADJ 2 NOUN 5 the 4
ADV over: a 2
ADV she: VERB 3
ADV so: that 2
ADV than: the 2
ADV the: ADJ 7 NOUN 29 most 4 same 7
ADV there: were 2
ADV they: VERB 3 have 2
ADV to: NUM 7 VERB 22 a 3 be 2 my 2 the 3
ADV very: ADJ 2
ADV we: ADV 2 VERB 2
ADV when: VERB 2 you 3
ADV with: NOUN 4
ADV you: VERB 2
AUX: , 2 . 1 ADJ 12 ADP 3 ADV 21 NOUN 2 NUM 3 PART 31 PRON 1 VERB 91 a 18 about 2 all 2 also 4 an 1 be 4 been 8 do 1 for 2 had 1 have 6 how 1 less 3 more 1 no 1 not 2 only 3 so 1 that 1 the 3 there 1 very 1 where 1 why 2
AUX ADJ: , 2 if 2 to 4
AUX ADV: ADJ 2 ADV 2 VERB 7
AUX PART: VERB 25 have 2
AUX VERB: , 4 . 2 ADJ 2 ADP 3 ADV 6 NOUN 5 PRON 4 a 4 in 3 it 4 me 2 my 3 that 3 the 3 to 26 with 3 you 3
AUX a: ADJ 8 NOUN 9
AUX all: . 2
AUX be: ADJ 2
AUX been: ADJ 2 VERB 4
AUX for: NOUN 2
AUX have: VERB 3
AUX only: VERB 2
AUX the: NOUN 3
AUX why: i 2
CCONJ: . 3 NOUN 3 for 1
CCONJ .: $ 3
CCONJ NOUN: . 2
DET: . 1 ADJ 1 NOUN 3 VERB 1 is 1 of 1 the 3 this 1 those 1
DET the: NOUN 2
INTJ: , 35 . 13 MARK 2 NOUN 14 NUM 3 PRON 1 VERB 16 also 1 be 1 to 1
INTJ ,: NOUN 2 VERB 2 but 2 i 16 my 3 the 3
INTJ .: $ 13
INTJ NOUN: , 14
INTJ NUM: NUM 3
INTJ VERB: NUM 2 it 2 me 4 the 2 your 2
MARK: $ 35 , 18 . 20 ADJ 19 ADV 4 INTJ 3 NOUN 87 NUM 22 PRON 1 VERB 23 a 2 and 3 at 3 because 1 before 2 but 1 every 1 from 1 how 6 i 4 in 3 it 3 me 1 more 1 my 1 on 3 only 2 or 1 that 1 the 7 this 2 was 3 what 9 which 5 why 3 with 2 you 1
MARK ,: NOUN 5 NUM 3 but 3
MARK .: $ 20
MARK ADJ: , 4 MARK 2 NOUN 9
MARK ADV: , 2
MARK INTJ: MARK 2
MARK NOUN: $ 4 , 8 . 5 MARK 25 NOUN 17 NUM 13 VERB 3 and 3 of 2
MARK NUM: . 2 NOUN 11 SYM 2 of 2
MARK VERB: , 2 ADP 2 MARK 4 NOUN 10
MARK a: NOUN 2
MARK at: the 2
MARK how: ADJ 3 might 3
MARK i: AUX 2 VERB 2
MARK in: NOUN 2
MARK it: MARK 2
MARK on: NOUN 3
MARK only: MARK 2
MARK the: NOUN 6
MARK this: MARK 2
MARK was: VERB 2
MARK what: can 6 did 3
MARK which: NOUN 4
MARK why: do 3
NOUN: $ 22 , 1681 . 1844 ADJ 147 ADP 124 ADV 246 AUX 7 CCONJ 1 MARK 86 NOUN 748 NUM 73 PART 44 PRON 31 SYM 22 VERB 843 X 7 a 93 about 28 after 18 all 5 also 16 among 4 an 14 and 470 any 3 are 158 as 29 at 92 be 3 because 44 been 1 before 27 being 1 between 13 both 1 but 9 by 39 can 128 could 21 did 14 do 32 does 14 during 3 each 8 every 31 for 145 from 67 had 49 has 84 have 88 he 5 her 1 his 1 how 4 i 116 if 5 in 283 into 20 is 441 it 36 its 2 less 5 many 3 may 34 me 7 might 4 more 18 most 6 much 2 must 14 my 4 no 4 nor 1 not 15 of 424 on 98 only 15 or 59 our 2 over 8 per 5 she 11 should 69 since 5 so 9 some 5 such 3 than 24 that 151 the 99 their 3 them 7 then 5 there 44 these 2 they 20 this 10 those 2 through 1 to 178 too 13 under 6 very 6 was 111 we 16 were 61 what 8 when 36 where 21 which 23 while 4 who 91 whose 6 why 5 will 58 with 99 within 2 without 21 would 32 you 20
NOUN ,: $ 5 ADJ 29 ADP 10 ADV 52 DET 3 INTJ 7 MARK 6 NOUN 176 NUM 36 PRON 8 SCONJ 7 SYM 2 VERB 101 a 35 about 3 after 2 all 2 although 6 an 7 and 264 are 2 as 9 at 11 because 66 between 2 both 3 but 78 by 6 can 3 could 3 each 7 every 3 for 18 from 8 had 3 has 3 have 2 he 9 how 2 i 77 if 6 in 18 is 3 it 39 many 12 more 6 most 2 my 25 no 8 not 8 of 2 on 9 only 4 or 6 our 2 she 3 since 13 so 89 some 8 such 7 that 3 the 76 then 13 there 9 they 24 this 3 those 2 to 5 was 4 we 5 were 2 what 4 when 13 where 26 whereas 6 which 52 while 9 who 31 whose 5 with 7 you 17
NOUN .: $ 1831 MARK 13
NOUN ADJ: , 20 . 29 NOUN 31 NUM 4 after 3 and 10 are 2 at 2 because 2 before 2 for 5 i 2 in 3 of 4 on 2 than 5 the 5 to 4
NOUN ADP: , 9 . 7 NOUN 14 NUM 4 a 2 had 2 her 2 in 2 it 5 my 14 of 4 our 3 the 38 their 3 they 2
NOUN ADV: , 34 . 53 ADJ 6 ADV 5 NUM 2 PRON 2 VERB 49 a 4 after 2 and 6 because 2 between 2 can 4 did 2 from 2 have 2 i 6 in 2 is 3 it 3 not 2 of 7 on 2 than 10 the 5 to 2 when 3
NOUN AUX: , 2 PART 4
NOUN MARK: , 11 . 13 ADJ 6 NOUN 33 NUM 2 VERB 9
NOUN NOUN: $ 5 , 127 . 100 ADJ 19 ADP 9 ADV 18 MARK 9 NOUN 47 NUM 4 PART 2 PRON 2 VERB 61 a 10 and 30 are 12 as 3 at 7 because 4 before 3 between 2 by 2 can 4 could 2 do 2 every 2 for 9 from 7 had 3 have 11 i 4 in 30 is 32 it 4 less 2 may 2 most 3 of 19 on 9 only 2 or 6 should 2 that 8 the 16 them 4 to 13 too 2 was 12 were 5 when 4 where 2 which 3 who 8 will 3 with 9 would 4
NOUN NUM: , 25 . 6 MARK 4 NOUN 24 VERB 2 and 3 is 2 of 2
NOUN PART: NOUN 35 VERB 3
NOUN PRON: , 6 . 4 VERB 9 and 2 had 2
NOUN SYM: ADV 2 NOUN 4 NUM 2 and 3 i 6
NOUN VERB: , 39 . 35 ADJ 46 ADP 43 ADV 43 NOUN 76 NUM 16 PRON 4 VERB 12 a 45 about 7 an 6 and 9 are 2 as 4 at 8 between 2 both 2 by 15 each 2 every 2 for 8 from 14 his 4 how 9 in 39 into 3 it 22 its 3 less 3 me 14 more 15 most 3 much 3 my 2 of 4 on 20 only 7 over 3 so 3 some 4 that 35 the 58 their 18 them 5 there 7 they 2 this 4 those 2 to 67 too 2 under 4 us 3 very 2 was 2 when 4 with 4 within 2 you 3
NOUN X: . 3 SYM 2 my 2
NOUN a: ADJ 23 NOUN 68
NOUN about: ADJ 2 NOUN 10 NUM 2 a 2 our 2 the 4
NOUN after: NOUN 7 NUM 3 each 2 the 2
NOUN all: NOUN 4
NOUN also: VERB 12 had 2
NOUN among: the 2
NOUN an: ADJ 2 NOUN 12
NOUN and: ADJ 20 ADV 13 NOUN 115 NUM 9 PRON 5 SYM 2 VERB 121 a 35 also 2 an 3 at 2 for 3 had 3 have 2 he 4 i 23 in 2 it 7 many 3 may 2 my 5 not 5 on 2 she 4 some 6 the 27 their 2 then 3 there 3 they 12 we 4 you 5
NOUN any: NOUN 2
NOUN are: ADJ 47 ADV 25 NOUN 2 PART 2 VERB 52 as 2 in 2 not 7 the 2 very 3
NOUN as: ADJ 4 ADV 6 NOUN 2 a 5 much 2 the 6
NOUN at: ADJ 4 NOUN 22 NUM 19 a 10 about 2 all 3 least 2 my 2 the 16
NOUN be: VERB 3
NOUN because: NOUN 3 i 4 it 9 many 2 my 3 the 4 they 8
NOUN before: , 4 . 4 NOUN 3 i 2 the 2 your 2
NOUN between: NUM 7 the 4
NOUN but: the 3
NOUN by: ADV 2 NOUN 17 NUM 7 PRON 3 VERB 2 a 3 the 4
NOUN can: ADV 3 VERB 77 also 2 be 23 do 2 have 2 not 15
NOUN could: VERB 15 be 5
NOUN did: not 7
NOUN do: . 5 PART 4 VERB 2 not 12 you 4
NOUN does: PART 5 not 4 the 2
NOUN during: the 2
NOUN each: NOUN 5
NOUN every: NOUN 30
NOUN for: ADJ 9 ADV 3 NOUN 36 NUM 22 VERB 5 a 13 an 2 each 2 her 2 it 4 me 5 most 2 my 3 the 16 their 2 which 4
NOUN from: ADJ 3 NOUN 15 NUM 9 a 7 her 2 my 8 other 2 the 10 where 3
NOUN had: ADV 8 VERB 19 been 5 no 2 the 3 to 5
NOUN has: ADJ 2 ADV 4 NUM 10 VERB 27 a 9 an 2 been 6 many 2 more 2 no 3 not 3 some 2 the 3 to 3
NOUN have: ADJ 6 ADV 4 NOUN 5 NUM 9 VERB 26 a 6 been 4 many 3 more 3 no 3 their 3 to 11
NOUN he: VERB 5
NOUN i: ADV 4 AUX 5 VERB 68 am 3 can 4 did 2 do 4 had 3 have 3 was 8 will 8
NOUN if: the 2
NOUN in: ADJ 11 ADV 2 NOUN 92 NUM 34 VERB 2 a 22 an 2 both 3 each 2 his 2 it 4 my 8 other 2 our 4 the 68 their 3 this 3 which 8 your 2
NOUN into: ADJ 3 NOUN 9 it 2 the 3
NOUN is: , 3 . 2 ADJ 116 ADV 29 MARK 5 NOUN 25 NUM 25 PART 3 SYM 2 VERB 66 a 8 about 5 also 2 an 10 at 3 for 2 less 4 more 8 most 2 no 3 not 20 only 2 that 18 the 25 there 2 to 3 too 4 very 23
NOUN it: , 2 ADP 2 AUX 3 VERB 10 is 8 was 3
NOUN its: NOUN 2
NOUN less: . 2
NOUN many: NOUN 2
NOUN may: ADV 3 VERB 18 be 7 not 2
NOUN might: VERB 4
NOUN more: ADJ 4 ADV 4 than 8
NOUN most: NOUN 2
NOUN must: VERB 9 be 4
NOUN my: NOUN 4
NOUN no: ADV 3
NOUN not: ADJ 5 PRON 2 to 2
NOUN of: ADJ 17 ADV 4 NOUN 166 NUM 24 PRON 7 VERB 25 a 28 about 2 all 4 an 4 each 3 every 2 it 6 its 2 many 2 my 3 that 4 the 83 their 7 them 3 these 2 this 6 us 3 what 2 your 3
NOUN on: ADJ 4 NOUN 23 NUM 4 a 8 it 4 its 2 my 4 our 3 the 37 which 3
NOUN only: . 2 NUM 2 VERB 3
NOUN or: ADJ 2 NOUN 23 NUM 3 VERB 14 a 11 at 2
NOUN over: NUM 2 the 3
NOUN per: NOUN 5
NOUN she: VERB 5
NOUN should: ADJ 3 VERB 42 be 11 do 2 have 4 not 7
NOUN since: . 2
NOUN so: ADJ 2 that 5
NOUN some: of 3
NOUN such: as 3
NOUN than: a 2 about 2 in 3 the 3 their 3
NOUN that: ADJ 3 ADV 4 NOUN 23 PRON 2 VERB 39 a 7 are 5 can 2 had 2 has 4 have 2 he 2 i 5 is 9 it 3 its 2 of 2 the 6 their 2 they 7 was 5
NOUN the: ADJ 19 NOUN 78
NOUN their: NOUN 3
NOUN them: . 2
NOUN then: VERB 3
NOUN there: , 3 . 6 AUX 3 VERB 2 are 10 have 2 is 10 was 5
NOUN they: VERB 9 are 5 can 3
NOUN this: NOUN 6
NOUN to: ADJ 4 NOUN 29 NUM 8 PRON 3 VERB 88 a 4 be 3 the 21 their 2 them 2
NOUN too: , 2 . 8
NOUN under: NUM 2 the 2
NOUN very: ADJ 3 much 2
NOUN was: ADJ 19 ADV 8 NOUN 3 NUM 5 VERB 41 a 7 being 2 in 3 only 2 so 2 the 8 too 2
NOUN we: VERB 10
NOUN were: ADJ 10 ADV 5 NOUN 2 VERB 31
NOUN what: , 2 they 2
NOUN when: NOUN 2 a 4 i 5 it 3 my 2 she 2 the 9 they 3 you 3
NOUN where: PRON 2 VERB 3 i 6 the 4
NOUN which: NOUN 2 VERB 6 had 3 i 3 they 3
NOUN who: ADV 5 AUX 3 NOUN 7 VERB 39 are 4 can 3 do 2 had 3 has 4 have 8 he 2 is 4 may 2
NOUN whose: NOUN 4
NOUN why: VERB 2 a 2
NOUN will: ADV 5 VERB 31 be 11 have 5 not 4
NOUN with: ADJ 8 NOUN 27 NUM 11 VERB 2 a 16 each 2 me 2 my 9 the 6
NOUN within: NOUN 2
NOUN without: NOUN 3 VERB 8 a 4 being 2
NOUN would: ADV 8 VERB 12 be 5 have 4
NOUN you: AUX 2 VERB 11 can 2 do 2
NUM: , 146 . 144 ADJ 27 ADP 2 ADV 25 INTJ 2 MARK 27 NOUN 528 NUM 25 PART 4 SYM 74 VERB 21 a 6 after 2 an 5 and 50 another 2 are 1 at 3 because 3 but 4 by 1 can 1 did 2 do 1 each 1 every 3 for 11 had 1 has 2 have 2 i 1 if 2 in 36 is 14 it 12 may 4 might 1 more 2 most 3 must 1 my 2 of 34 on 1 only 1 or 10 other 3 per 2 should 1 so 1 than 1 that 6 the 7 their 1 there 4 to 14 was 3 were 7 when 1 who 4 will 2 would 1 you 2
NUM ,: ADJ 5 ADV 6 NOUN 18 NUM 2 PRON 2 VERB 8 a 6 and 23 at 3 because 6 before 2 but 8 i 4 it 6 more 2 not 2 or 2 so 6 the 5 what 3 when 5 which 3 why 3
NUM .: $ 144
NUM ADJ: , 3 MARK 3 NOUN 19
NUM ADV: , 6 . 7 VERB 3 and 2 the 2
NUM INTJ: VERB 2
NUM MARK: NOUN 8 NUM 17 i 2
NUM NOUN: $ 3 , 96 . 97 ADJ 22 ADP 7 ADV 45 MARK 3 NOUN 21 NUM 4 PART 3 PRON 3 VERB 22 a 11 after 2 and 35 are 5 as 6 at 4 because 2 before 6 by 2 can 2 each 2 every 6 for 7 from 5 have 3 i 12 in 15 it 2 may 2 more 2 of 15 on 5 only 2 she 3 that 5 the 4 to 9 when 2 with 3 without 3
NUM NUM: , 6 . 3 NOUN 7 NUM 4 in 3
NUM PART: NOUN 3
NUM SYM: , 21 . 15 MARK 2 and 8 in 14 of 2 to 7
NUM VERB: ADV 2 NOUN 8 of 2 to 2
NUM a: ADJ 2 NOUN 3
NUM an: NOUN 4
NUM and: ADJ 2 ADV 3 NUM 18 VERB 8 i 3 in 2 it 4 then 3 was 2
NUM at: the 2
NUM every: NOUN 2
NUM for: NOUN 3 VERB 3
NUM if: you 2
NUM in: NOUN 2 NUM 19 the 13
NUM is: NUM 3 a 3 that 2
NUM it: VERB 4 has 2 is 5
NUM may: VERB 2
NUM most: ADJ 3
NUM my: NOUN 2
NUM of: MARK 2 my 3 the 11 them 10 those 3 us 2
NUM or: NUM 8
NUM other: NOUN 3
NUM per: NOUN 2
NUM the: NOUN 7
NUM there: was 3
NUM to: NUM 12
NUM were: NOUN 3 VERB 3
NUM who: VERB 2
PART: , 1 . 2 ADJ 8 ADV 5 MARK 1 NOUN 41 NUM 1 PRON 1 VERB 115 a 1 another 1 be 3 do 2 have 25 in 1 much 1 must 1 my 1 so 2 the 2 very 2 was 2
PART .: $ 2
PART ADJ: , 3 . 3
PART ADV: VERB 2
PART NOUN: , 8 . 5 NOUN 5 VERB 5 and 2 is 2 was 2
PART VERB: , 5 . 10 ADJ 4 ADP 5 ADV 4 NOUN 6 PRON 7 VERB 2 a 3 for 4 how 2 in 2 it 12 many 2 of 2 on 3 or 2 since 2 that 2 the 8 to 7 with 2
PART be: VERB 3
PART have: NOUN 3 VERB 7 a 4 much 2 this 2 to 4
PART so: ADJ 2
PART the: ADJ 2
PART very: ADJ 2
PART was: ADJ 2
PRON: , 25 . 34 ADJ 17 ADP 4 ADV 32 NOUN 11 PART 1 PRON 1 SCONJ 1 SYM 1 VERB 57 a 3 about 3 after 1 an 1 and 5 at 3 but 2 can 9 could 4 for 2 from 2 had 8 has 13 have 3 he 1 i 3 in 9 is 8 must 3 on 1 or 1 over 1 should 2 some 1 that 6 there 3 they 1 to 8 was 4 who 13 whose 2 will 6 with 3 would 1
PRON ,: ADV 2 VERB 2 and 6 but 2 i 2 the 2
PRON .: $ 34
PRON ADJ: , 2 . 6 and 2 to 2
PRON ADV: , 7 . 5 VERB 6 is 2
PRON NOUN: . 2 the 2 them 2
PRON VERB: , 3 . 4 ADJ 5 ADV 2 NOUN 3 PRON 2 a 3 at 3 in 2 it 3 me 2 on 2 that 2 them 2 to 8 us 2 you 2
PRON a: ADJ 2
PRON and: VERB 3
PRON at: NOUN 2
PRON can: VERB 9
PRON could: VERB 4
PRON had: VERB 5 been 2
PRON has: ADV 2 VERB 4 to 5
PRON have: a 2
PRON in: my 2 the 3
PRON is: ADJ 3 VERB 2
PRON must: VERB 3
PRON there: . 2
PRON to: VERB 6
PRON was: VERB 3
PRON who: NOUN 3 VERB 7 has 2
PRON will: VERB 4
SCONJ: , 7 . 8 ADV 1 NOUN 1 at 1 i 1 it 1 not 1 the 1 they 1
SCONJ .: $ 8
SYM: , 21 . 16 ADJ 3 ADV 4 MARK 2 NOUN 13 NUM 13 VERB 6 a 1 about 1 after 1 and 14 at 2 because 2 by 1 for 1 i 13 in 17 it 2 may 1 might 1 most 1 my 1 of 4 on 1 or 1 so 3 some 2 the 1 then 1 to 7 which 1
SYM ,: VERB 2 and 4 it 5 so 3
SYM .: $ 16
SYM ADJ: to 2
SYM ADV: SYM 2
SYM NOUN: , 2 NOUN 2
SYM NUM: , 6 . 2 an 2
SYM VERB: SYM 2 the 2
SYM and: NOUN 4 NUM 2 VERB 5
SYM at: the 2
SYM i: ADV 3 VERB 9
SYM in: NUM 13 the 2
SYM of: them 2
SYM so: i 3
SYM some: SYM 2
SYM to: NUM 7
VERB: $ 1 , 314 . 376 ADJ 244 ADP 223 ADV 274 DET 3 INTJ 4 MARK 16 NOUN 504 NUM 117 PART 1 PRON 74 SYM 7 VERB 119 X 9 a 289 about 59 after 16 against 4 all 10 among 1 an 28 and 62 another 1 any 4 are 4 as 20 at 106 because 16 before 16 being 1 between 8 both 10 but 3 by 80 can 2 could 1 do 2 does 1 during 1 each 10 every 22 for 99 from 62 had 2 has 1 have 1 he 2 her 24 his 11 how 27 i 18 if 10 in 198 into 26 is 19 it 218 its 22 least 1 less 16 many 20 may 2 me 78 might 1 more 51 most 17 much 8 my 71 no 5 not 5 of 28 on 114 only 18 or 8 other 3 our 4 over 10 she 1 should 2 since 7 so 18 some 25 such 6 than 6 that 142 the 388 their 51 them 51 there 52 these 8 they 7 this 22 those 3 through 5 to 406 too 14 under 5 us 14 very 15 was 5 we 4 were 5 what 24 when 26 where 9 which 2 while 1 who 4 whose 2 why 5 will 3 with 83 within 5 without 10 would 1 you 38 your 15
VERB ,: ADJ 8 ADP 2 ADV 13 MARK 3 NOUN 16 NUM 6 PRON 2 SCONJ 2 SYM 2 VERB 19 a 9 about 2 although 3 and 66 are 2 as 7 because 16 but 16 each 2 for 4 from 2 has 2 i 7 in 3 is 2 it 6 not 4 only 2 or 2 she 4 so 18 that 2 the 24 they 6 we 4 which 5
VERB .: $ 376
VERB ADJ: , 32 . 40 ADJ 3 ADV 2 NOUN 85 NUM 2 a 2 and 24 at 3 because 2 for 7 in 5 on 2 over 2 than 3 the 4 to 8 when 2 with 3
VERB ADP: , 13 . 21 ADJ 6 ADP 5 ADV 7 NOUN 13 NUM 8 PRON 2 VERB 5 a 22 an 2 and 5 at 8 by 2 every 3 for 4 i 3 in 2 it 5 my 2 of 5 on 3 that 3 the 43 to 7 what 2 with 4
VERB ADV: , 38 . 63 ADJ 7 ADP 4 ADV 9 NOUN 6 NUM 2 VERB 9 a 5 and 12 as 2 at 9 before 2 by 6 for 4 from 4 has 2 i 2 in 7 into 2 is 2 it 3 less 2 more 6 of 5 on 7 or 2 than 2 the 8 to 21 what 3 with 4
VERB INTJ: . 2
VERB MARK: , 2 NOUN 3 the 3
VERB NOUN: $ 4 , 79 . 73 ADJ 11 ADP 5 ADV 14 MARK 2 NOUN 29 NUM 6 PART 4 VERB 19 a 5 about 4 after 3 and 37 are 2 as 4 at 18 because 3 before 2 by 9 every 3 for 13 from 7 in 15 into 5 is 10 more 2 not 3 of 11 on 7 should 8 some 2 that 7 the 3 there 5 to 20 too 4 were 3 when 3 where 2 who 3 will 2 with 9 would 2
VERB NUM: , 9 . 12 ADJ 5 ADV 2 MARK 2 NOUN 63 NUM 2 SYM 2 and 4 but 2 in 2 of 3
VERB PRON: , 11 . 9 ADJ 11 ADP 3 ADV 8 VERB 4 about 2 at 2 in 3 should 2 that 3 to 4
VERB VERB: , 6 . 18 ADJ 9 ADP 5 ADV 7 NOUN 6 PRON 3 a 5 about 3 and 3 at 5 for 3 from 2 in 8 into 2 my 2 on 3 the 4 them 2 to 4 with 3
VERB X: at 2 the 3
VERB a: ADJ 91 ADV 4 NOUN 185 NUM 2 VERB 2
VERB about: ADJ 2 NOUN 8 NUM 7 a 7 it 8 my 5 the 11 their 2
VERB after: NOUN 4 the 2 them 2
VERB against: the 2
VERB all: NOUN 3 the 5
VERB an: ADJ 10 NOUN 18
VERB and: ADV 3 NOUN 8 VERB 28 a 4 i 3 the 5
VERB any: ADJ 3
VERB are: ADJ 2 VERB 2
VERB as: ADV 4 NOUN 3 NUM 2 a 7
VERB at: ADV 3 NOUN 36 NUM 22 a 4 all 4 any 2 every 2 it 3 my 3 the 15
VERB because: PRON 2 i 2 it 2
VERB before: . 3 NOUN 4 NUM 4 the 3
VERB between: NOUN 2 NUM 2 a 2
VERB both: . 2 NOUN 8
VERB but: NOUN 2
VERB by: ADV 2 NOUN 36 NUM 7 PRON 6 VERB 2 a 13 the 7
VERB each: NOUN 2 other 8
VERB every: NOUN 21
VERB for: . 3 ADJ 3 ADV 2 NOUN 23 NUM 11 PRON 3 VERB 4 a 21 about 2 an 2 her 2 it 2 me 2 more 2 the 6
VERB from: . 3 ADV 2 NOUN 17 NUM 10 a 6 it 2 the 12 your 3
VERB her: . 2 ADJ 3 NOUN 8 to 3
VERB his: NOUN 9 VERB 2
VERB how: ADJ 2 NOUN 2 VERB 3 many 6 to 8
VERB i: AUX 4 VERB 8 would 2
VERB if: i 2 their 2 they 2
VERB in: , 5 ADJ 7 ADV 2 NOUN 52 NUM 18 VERB 3 a 30 and 2 every 2 it 2 its 2 other 2 the 49 this 3 your 2
VERB into: NOUN 8 a 6 the 6
VERB is: ADJ 3 VERB 3 a 2 my 2 the 2
VERB it: , 23 . 36 ADJ 4 ADP 6 ADV 11 AUX 8 NOUN 2 NUM 4 VERB 18 about 2 and 2 as 4 at 3 because 6 by 2 every 5 for 8 has 2 in 12 is 19 on 6 since 2 so 2 to 7 was 2 when 2 with 5
VERB its: ADJ 4 NOUN 16
VERB less: , 2 ADJ 4 ADV 2 NOUN 2 than 3
VERB many: NOUN 19
VERB me: , 2 . 4 ADJ 7 ADP 2 ADV 3 NOUN 6 VERB 6 a 3 another 2 at 3 how 5 on 3 that 4 the 4 to 8 very 2 what 2
VERB more: , 2 . 3 ADJ 9 NOUN 19 and 4 of 2 than 4 to 2 when 2
VERB most: . 7 NOUN 4 of 6
VERB much: ADJ 3 NOUN 2 more 2
VERB my: ADJ 13 NOUN 58
VERB no: NOUN 3
VERB not: to 3
VERB of: NOUN 9 NUM 2 VERB 2 a 5 it 3 the 2
VERB on: , 3 . 4 ADJ 6 NOUN 17 NUM 2 VERB 2 a 11 it 8 its 3 my 3 that 2 the 38 to 4 with 2
VERB only: ADV 2 NUM 7 a 3
VERB or: NOUN 3 VERB 3
VERB other: NOUN 3
VERB our: ADJ 2 NOUN 2
VERB over: NUM 2 and 2
VERB since: ADJ 2
VERB so: , 4 . 2 ADJ 3 ADV 2 many 2 much 2
VERB some: NOUN 18 NUM 3
VERB such: NOUN 2 a 4
VERB than: VERB 2
VERB that: ADJ 6 ADV 2 AUX 2 NOUN 33 PRON 6 VERB 9 a 6 i 8 it 13 more 2 most 2 no 2 she 4 such 2 the 16 their 2 they 6 this 2 you 3
VERB the: ADJ 63 NOUN 304 NUM 2 most 4 other 2 same 7
VERB their: ADJ 4 NOUN 43 VERB 4
VERB them: , 4 . 11 ADJ 3 ADV 4 NOUN 4 VERB 7 at 3 into 2 more 2 to 2
VERB there: , 6 . 16 ADJ 3 ADV 2 AUX 2 and 5 because 2 every 3 for 2 on 2 when 2
VERB these: ADJ 2 NOUN 6
VERB they: VERB 2
VERB this: , 2 NOUN 14
VERB those: who 2
VERB through: NUM 3 a 2
VERB to: , 3 ADJ 4 MARK 3 NOUN 31 NUM 12 PRON 3 VERB 235 a 13 an 5 another 2 be 18 do 8 each 2 have 3 it 2 me 5 my 4 the 39 them 2 this 2
VERB too: . 3 ADJ 4 ADV 3 much 2
VERB under: the 2
VERB us: NOUN 2 to 2 with 2
VERB very: ADJ 5 ADV 3 VERB 2 much 5
VERB were: VERB 4
VERB what: NOUN 3 VERB 3 i 2 they 5 you 2
VERB when: i 4 it 2 the 5 they 10
VERB who: is 2
VERB why: i 2
VERB will: VERB 2
VERB with: ADJ 5 NOUN 23 VERB 3 a 6 an 2 her 3 it 3 me 3 my 7 other 2 the 9 their 5 this 4
VERB within: NUM 2 a 3
VERB without: NOUN 3 VERB 2 a 2 any 2
VERB you: , 3 . 4 VERB 4 a 3 about 2 can 2 the 4 to 3
VERB your: ADJ 2 MARK 2 NOUN 11
X: . 4 MARK 2 NOUN 1 SYM 2 a 1 about 1 at 2 every 1 my 4 on 1 than 1 the 3
X .: $ 4
X MARK: NOUN 2
X SYM: and 2
X my: NOUN 4
X the: NOUN 3
^: . 1 ADJ 36 ADP 20 ADV 183 DET 1 INTJ 54 MARK 38 NOUN 505 NUM 84 PRON 26 SYM 11 VERB 72 a 117 about 3 after 17 against 2 all 2 also 8 although 16 an 5 and 23 another 4 are 1 as 15 at 23 because 17 before 11 both 7 but 41 by 9 can 2 could 4 do 6 does 2 during 1 each 7 every 12 for 52 from 12 had 1 have 1 he 20 her 1 his 2 how 7 i 447 if 74 in 221 is 4 it 122 its 7 less 1 many 13 me 2 more 4 most 17 much 1 my 95 no 15 nor 3 not 12 of 2 on 60 only 4 other 2 our 7 over 2 shall 3 she 27 should 2 since 14 so 45 some 29 such 6 that 18 the 252 their 5 then 32 there 49 these 4 they 50 this 32 those 14 to 11 under 4 very 1 we 40 what 27 when 65 where 9 whereas 1 which 1 while 3 why 2 with 6 within 1 without 2 would 2 you 41 your 3
^ ADJ: , 2 . 2 NOUN 31
^ ADP: , 4 it 2 my 2 the 3
^ ADV: , 96 NOUN 15 VERB 4 a 6 an 2 as 2 because 2 i 13 it 4 many 2 she 2 that 3 the 9 they 3 we 3 what 2 you 2
^ INTJ: , 27 . 2 NOUN 14 VERB 9
^ MARK: ADJ 2 NOUN 12 how 6 what 9 which 3 why 3
^ NOUN: , 77 . 4 ADJ 4 ADV 10 MARK 5 NOUN 98 NUM 12 PRON 4 VERB 46 a 19 also 5 an 2 and 12 are 10 can 8 could 2 did 2 for 4 from 2 has 3 have 8 i 5 in 12 is 28 may 2 must 4 not 6 of 14 on 5 should 6 that 6 the 23 to 2 was 5 were 4 what 5 when 2 who 14 will 2 with 4
^ NUM: , 3 . 6 ADJ 4 INTJ 2 NOUN 42 VERB 6 it 2 of 7 the 2 you 2
^ PRON: ADV 7 VERB 5 was 2 who 5
^ SYM: ADV 2 i 2 in 2
^ VERB: , 5 ADJ 2 ADP 2 ADV 4 NOUN 10 NUM 2 PRON 4 VERB 5 an 3 at 2 that 2 the 4 to 4 with 3 you 6
^ ^: ADJ 36 ADP 20 ADV 183 INTJ 54 MARK 38 NOUN 505 NUM 84 PRON 26 SYM 11 VERB 72 a 117 about 3 after 17 against 2 all 2 also 8 although 16 an 5 and 23 another 4 as 15 at 23 because 17 before 11 both 7 but 41 by 9 can 2 could 4 do 6 does 2 each 7 every 12 for 52 from 12 he 20 his 2 how 7 i 447 if 74 in 221 is 4 it 122 its 7 many 13 me 2 more 4 most 17 my 95 no 15 nor 3 not 12 of 2 on 60 only 4 other 2 our 7 over 2 shall 3 she 27 should 2 since 14 so 45 some 29 such 6 that 18 the 252 their 5 then 32 there 49 these 4 they 50 this 32 those 14 to 11 under 4 we 40 what 27 when 65 where 9 while 3 why 2 with 6 without 2 would 2 you 41 your 3
^ a: , 4 ADJ 24 NOUN 64 a 2 for 3 in 4 the 2 when 2
^ about: NUM 3
^ after: NOUN 4 NUM 3 that 7
^ also: , 3 the 4
^ although: NOUN 3 it 2 some 2 the 2 they 2 this 2
^ an: ADJ 4
^ and: ADV 2 in 2 the 4 then 4 you 2
^ another: NOUN 4
^ as: ADJ 2 a 5 for 2 i 2 the 3
^ at: ADJ 3 NOUN 5 NUM 3 that 2 the 8
^ because: ADJ 2 NOUN 2 PRON 2 i 2 it 3 my 2
^ before: i 4 that 2 you 2
^ but: ADJ 2 ADV 2 NOUN 6 i 8 it 3 some 2 the 3
^ by: NOUN 2 VERB 2 the 4
^ could: you 4
^ do: PART 2 you 3
^ does: your 2
^ each: NOUN 6
^ every: NOUN 12
^ for: ADJ 3 NOUN 26 a 3 the 8 this 3
^ from: NOUN 3 my 3 the 2 there 2
^ he: VERB 12 did 2 was 3
^ how: about 2
^ i: ADV 28 AUX 43 NOUN 3 VERB 220 also 7 am 23 can 9 could 2 did 4 do 13 had 3 have 23 must 4 only 3 should 2 very 2 was 21 will 20 would 14
^ if: NOUN 8 NUM 3 PRON 4 a 3 i 11 it 2 my 2 the 11 there 4 they 12 we 4 you 10
^ in: ADJ 12 NOUN 64 NUM 29 VERB 2 a 12 many 4 my 37 other 2 some 3 that 2 the 43 this 9
^ it: ADV 2 AUX 17 VERB 23 can 3 did 2 does 4 has 5 is 41 was 15 will 3
^ its: NOUN 7
^ many: NOUN 12
^ me: . 2
^ more: ADJ 2
^ most: NOUN 7 of 8
^ my: ADJ 15 NOUN 80
^ no: , 3 ADJ 2 NOUN 10
^ not: ADV 3 VERB 2
^ on: NOUN 21 a 2 the 33
^ only: the 2
^ other: NOUN 2
^ our: NOUN 7
^ shall: we 2
^ she: ADV 2 AUX 3 VERB 14 had 2 is 3 was 2
^ since: NOUN 2 it 2 that 2 the 2 then 4
^ so: , 2 ADV 4 NOUN 4 i 11 it 3 that 3 the 5
^ some: ADJ 2 NOUN 24 of 2
^ such: NOUN 5
^ that: AUX 6 NOUN 3 is 4 was 2
^ the: ADJ 52 ADV 3 NOUN 181 NUM 5 most 5 other 3 same 2
^ their: NOUN 4
^ then: , 3 VERB 5 i 2 it 2 the 6 they 2 we 2
^ there: AUX 6 are 17 is 19 was 2 were 2
^ these: NOUN 2 were 2
^ they: AUX 2 VERB 22 also 4 are 5 can 3 do 3 have 2 may 2
^ this: ADJ 2 NOUN 18 has 2 is 5
^ those: who 11
^ to: NOUN 2 VERB 6
^ under: the 2
^ we: ADV 2 AUX 4 VERB 23 do 2 have 4
^ what: ADV 2 NOUN 2 VERB 10 can 3 i 2 is 2
^ when: NOUN 7 VERB 2 a 6 i 26 it 3 the 9 they 2 we 3 you 4
^ where: NOUN 2
^ while: some 2
^ with: the 4
^ you: AUX 4 VERB 11 are 2 can 9 do 2 have 4 may 2 must 2 will 3
^ your: NOUN 3
a: , 5 ADJ 396 ADP 1 ADV 19 INTJ 2 MARK 2 NOUN 967 NUM 12 VERB 6 X 2 a 2 after 1 all 1 by 1 every 1 for 3 in 4 is 1 less 1 many 1 more 1 most 1 much 2 on 1 the 2 there 1 very 3 when 2 while 1 will 1 you 1
a ADJ: , 11 ADJ 6 MARK 5 NOUN 347 NUM 12 and 2 for 3 of 3
a ADV: ADJ 10 VERB 2
a NOUN: , 121 . 150 ADJ 10 ADP 13 ADV 16 AUX 2 MARK 8 NOUN 87 PART 7 VERB 61 a 3 after 3 and 37 are 3 as 2 at 11 before 5 between 2 but 2 by 3 can 11 do 5 does 2 for 19 from 12 had 5 has 4 have 3 i 2 in 37 into 2 is 26 may 4 might 2 of 100 on 10 only 2 or 16 over 2 should 3 that 39 there 2 they 3 to 18 under 2 was 5 when 5 where 5 which 4 who 18 why 2 will 2 with 18 without 4 would 2 you 6
a NUM: MARK 4 NOUN 5
a VERB: NOUN 4
a a: NOUN 2
a in: the 2
a the: NOUN 2
a very: ADJ 3
about: , 1 ADJ 4 ADV 2 CCONJ 1 NOUN 27 NUM 34 SYM 2 VERB 1 a 17 an 3 between 1 his 2 how 2 it 10 my 5 our 3 some 1 the 24 their 4 them 2 this 1 to 2 what 2 when 1 you 2
about ADJ: NOUN 4
about NOUN: , 4 . 14 than 2 who 2
about NUM: , 5 ADJ 2 NOUN 22
about SYM: NUM 2
about a: ADJ 4 NOUN 12
about an: NOUN 3
about his: NOUN 2
about it: . 5
about my: NOUN 5
about our: NOUN 3
about the: ADJ 2 NOUN 19 same 2
about their: NOUN 4
about them: . 2
about to: VERB 2
after: . 1 ADJ 1 ADV 1 MARK 1 NOUN 19 NUM 17 PRON 1 VERB 3 a 1 all 1 an 1 another 1 any 1 being 1 each 2 every 2 he 1 it 3 my 1 she 1 some 1 that 10 the 6 their 1 them 2 they 1
after NOUN: , 3 . 10 because 2
after NUM: , 3 NOUN 10
after VERB: , 2
after each: NOUN 2
after every: NOUN 2
after that: , 2 i 2
after the: ADJ 2 NOUN 3
against: , 1 NOUN 1 it 1 its 1 the 3 this 1
against the: NOUN 3
all: , 12 . 8 ADJ 4 NOUN 16 VERB 3 but 2 in 4 my 1 of 3 the 11 this 1 you 1
all ,: but 3 it 2 the 2
all .: $ 8
all ADJ: , 2 NOUN 2
all NOUN: . 7 ADV 2
all but: VERB 2
all of: them 2
all the: NOUN 11
also: , 3 . 1 ADJ 4 ADV 2 VERB 40 a 2 at 1 been 1 can 3 do 1 had 2 has 1 have 2 in 1 some 1 the 5 when 1 would 1
also VERB: . 2 ADJ 4 NOUN 7 a 3 for 2 from 2 it 2 that 3 the 2 their 2 to 2
also can: VERB 2
also the: ADJ 2 NOUN 3
although: ADJ 1 NOUN 5 PRON 2 VERB 1 a 2 he 2 i 5 it 3 my 1 some 2 the 6 they 3 this 2
although NOUN: is 2
although a: NOUN 2
although he: VERB 2
although i: VERB 2 have 2
although it: VERB 2
although some: NOUN 2
although the: NOUN 5
although they: VERB 3
am: ADJ 12 ADP 2 ADV 3 NOUN 1 NUM 3 VERB 27 from 1 in 1 not 3 the 1
am ADJ: for 2 that 2 to 2
am NUM: MARK 2
am VERB: , 2 at 2 because 2 in 6 to 9
am not: ADJ 2
among: PRON 1 so 1 the 4 them 1
among the: ADJ 3
an: ADJ 49 ADV 1 NOUN 93 VERB 9
an ADJ: NOUN 47
an NOUN: , 14 . 21 ADJ 2 ADV 4 NOUN 6 and 5 at 3 can 2 for 2 has 2 in 5 is 2 of 5 on 3 who 3
an VERB: NOUN 9
and: , 4 ADJ 52 ADP 4 ADV 42 INTJ 1 MARK 2 NOUN 193 NUM 38 PRON 19 SYM 2 VERB 233 a 60 after 3 all 1 also 3 although 3 an 4 another 2 are 3 at 6 because 2 before 1 between 1 by 5 can 3 could 1 did 1 do 4 does 1 each 2 every 1 for 10 from 4 had 3 have 4 he 15 her 2 his 1 i 98 if 1 in 16 is 3 it 44 its 5 less 3 many 5 may 2 might 2 more 13 most 5 much 1 my 23 no 8 not 6 of 2 on 3 only 3 other 2 our 3 she 15 since 3 so 2 some 13 such 2 that 13 the 103 their 4 then 34 there 14 these 1 they 36 this 4 to 4 under 1 very 2 was 3 we 17 were 1 what 2 when 4 where 5 which 3 who 1 why 1 will 1 with 2 within 2 without 1 you 11
and ,: to 2
and ADJ: . 6 NOUN 26 VERB 3 of 2 the 2
and ADP: ADJ 2
and ADV: ADJ 2 ADV 2 NUM 3 VERB 11 a 2 i 3 there 2 they 2
and NOUN: , 12 . 30 ADV 6 MARK 4 NOUN 16 SYM 2 VERB 35 X 2 and 3 are 7 at 2 can 4 for 2 had 3 have 5 in 6 is 10 may 2 of 2 should 3 that 2 to 2 was 3 were 4 who 2 with 3 without 2
and NUM: , 3 . 8 NOUN 12 SYM 5 for 2 in 2 of 2
and PRON: ADV 2 NOUN 2 VERB 8 can 2
and VERB: , 5 . 9 ADJ 10 ADP 13 ADV 9 NOUN 19 NUM 9 PRON 4 VERB 10 X 3 a 15 about 3 an 2 at 7 for 2 in 7 into 2 it 11 many 3 me 3 most 2 my 5 that 3 the 24 them 6 to 17 were 2 what 2 when 3 with 3
and a: ADJ 16 NOUN 42
and after: NUM 2
and also: can 2
and although: the 2
and an: ADJ 2
and another: NOUN 2
and are: VERB 2
and at: NOUN 2 the 4
and by: NUM 3
and do: PART 2
and each: NOUN 2
and for: ADJ 2 NOUN 3 the 3
and have: a 2
and he: VERB 7 can 3 is 2
and i: ADV 4 AUX 12 VERB 44 am 4 can 11 do 2 have 6 was 6 will 3 would 2
and in: NOUN 5 NUM 5 the 5
and it: VERB 13 has 2 is 18 should 2 was 6
and its: NOUN 4
and many: NOUN 4
and more: ADJ 3 NOUN 7
and most: NOUN 3
and my: ADJ 2 ADV 2 NOUN 19
and no: NOUN 7
and on: NOUN 2
and other: NOUN 2
and our: NOUN 3
and she: ADV 3 VERB 7 is 3
and some: NOUN 7 of 3
and that: AUX 2 VERB 2 the 3
and the: ADJ 13 NOUN 84 NUM 2
and their: NOUN 3
and then: PRON 2 VERB 7 i 9 it 2 the 4
and there: are 4 is 5
and they: ADV 2 VERB 13 are 4 can 6 do 3 will 2
and this: is 3
and to: VERB 3
and very: ADJ 2
and was: ADV 2
and we: VERB 8 are 3
and when: it 2
and where: a 2 the 2
and you: VERB 6 will 2
another: , 2 . 1 ADJ 2 NOUN 20 NUM 1 does 1 they 1 to 1
another ADJ: NOUN 2
another NOUN: , 4 . 9 is 4
any: . 1 ADJ 4 NOUN 19 NUM 1 more 2 of 3 other 1
any ADJ: NOUN 3
any NOUN: , 5 . 7 to 2
are: , 1 . 1 ADJ 79 ADV 39 NOUN 4 NUM 11 PART 3 PRON 1 VERB 88 a 4 about 2 against 1 also 2 among 1 as 2 at 2 by 1 for 1 in 6 less 1 many 5 most 1 not 11 only 4 some 3 that 1 the 4 then 2 there 3 those 1 to 1 under 2 very 7 with 1 you 3 your 1
are ADJ: , 15 . 15 ADV 2 NOUN 11 and 6 for 5 in 3 of 3 than 2 to 8
are ADV: ADJ 9 ADV 2 NUM 2 VERB 13 to 2
are NUM: NOUN 8
are PART: very 2
are VERB: , 12 . 8 ADP 3 ADV 8 NOUN 5 and 2 as 2 by 7 every 2 for 4 in 6 into 5 of 2 on 2 to 9 with 2
are a: NOUN 3
are as: ADJ 2
are in: the 4
are many: NOUN 5
are not: ADJ 3 VERB 8
are only: VERB 2
are some: NOUN 3
are the: ADJ 2
are very: ADJ 7
as: ADJ 26 ADV 19 MARK 1 NOUN 18 NUM 3 PRON 2 SCONJ 1 VERB 2 a 27 an 1 any 1 at 1 before 2 each 1 for 2 from 2 i 4 many 3 most 1 much 9 my 3 the 22 there 1 they 12 was 1 you 1
as ADJ: as 22
as ADV: , 6 . 2 as 10
as NOUN: , 4 . 5 and 3
as VERB: NOUN 2
as a: ADJ 3 NOUN 22
as before: . 2
as i: VERB 2
as much: . 2 as 5
as my: NOUN 3
as the: ADJ 7 NOUN 14
as they: ADV 2 VERB 4
at: ADJ 13 ADV 4 CCONJ 1 MARK 2 NOUN 102 NUM 74 SYM 1 VERB 2 a 18 about 4 all 11 an 1 any 6 both 1 each 1 every 4 how 1 it 5 its 3 least 8 many 1 me 1 more 1 my 5 only 1 our 1 some 1 that 5 the 69 their 2 this 1 those 3 us 2 what 1 which 2 your 1
at ADJ: , 4 NOUN 3 and 2
at ADV: , 2
at NOUN: , 20 . 27 ADJ 5 NOUN 8 VERB 3 and 8 because 2 i 4 is 3 or 2 was 2
at NUM: , 12 . 15 ADV 12 NOUN 5 SYM 8 and 8 in 7
at a: ADJ 4 NOUN 14
at about: NUM 4
at all: , 4 . 5
at any: NOUN 5
at every: NOUN 2
at it: . 2
at its: NOUN 3
at least: as 3 for 2
at my: NOUN 5
at that: NOUN 5
at the: ADJ 7 ADV 4 NOUN 55 same 3
at their: NOUN 2
be: , 2 . 1 ADJ 48 ADP 4 ADV 10 NOUN 5 NUM 1 VERB 100 a 5 about 1 at 1 had 1 in 2 more 3 most 1 no 1 of 1 on 2 so 2 the 5 under 1 very 3
be ADJ: , 8 . 11 NOUN 2 and 2 at 4 if 2 in 2 of 4 to 6
be ADV: ADJ 2 ADV 3 VERB 2
be NOUN: , 2
be VERB: , 6 . 14 ADJ 3 ADP 4 ADV 6 a 2 after 3 as 2 at 5 because 2 by 10 for 2 from 2 if 2 in 6 on 7 that 2 to 6 with 4
be a: ADJ 4
be more: ADJ 2
be the: ADJ 2 NOUN 3
be very: ADJ 3
because: . 1 ADJ 6 ADV 4 MARK 1 NOUN 37 PRON 9 SYM 2 VERB 1 a 7 he 4 her 1 i 39 if 2 is 2 it 40 its 1 many 3 my 18 no 1 not 1 of 5 other 2 our 1 she 1 some 2 that 1 the 23 their 2 then 1 there 6 these 1 they 23 very 1 we 8 when 1 you 3
because ADJ: NOUN 6
because NOUN: VERB 10 are 3 can 6 is 10 who 2
because PRON: VERB 3
because a: ADJ 3 NOUN 3
because he: VERB 2
because i: ADV 5 AUX 3 VERB 18 am 3 can 2 do 2 had 2 have 3
because is: ADJ 2
because it: AUX 3 VERB 8 is 21 was 4
because many: NOUN 3
because my: ADJ 2 NOUN 16
because of: the 2
because other: NOUN 2
because the: NOUN 22
because their: NOUN 2
because there: is 4
because they: ADV 2 VERB 12 are 3 do 3
because we: have 2
been: . 1 ADJ 8 ADV 3 NOUN 2 VERB 49 a 1 for 1 so 1 the 2 there 1 to 2
been ADJ: . 2 of 2
been NOUN: . 2
been VERB: , 4 . 11 ADP 4 ADV 3 a 2 for 3 there 4 to 9
been the: NOUN 2
before: , 8 . 15 ADJ 3 NOUN 10 NUM 7 PRON 4 VERB 1 a 1 an 1 but 1 i 8 it 3 its 1 my 1 she 1 that 4 the 11 they 1 this 1 we 1 you 4 your 2
before .: $ 15
before ADJ: NOUN 2
before NOUN: , 5
before NUM: , 3 . 2
before PRON: ADV 2
before i: VERB 5 was 2
before that: , 2
before the: NOUN 10
before you: VERB 4
before your: NOUN 2
being: ADJ 2 ADV 1 VERB 9 a 1 the 1
being VERB: ADV 2 to 2
between: ADJ 1 NOUN 4 NUM 12 a 4 the 8 them 2
between NUM: NOUN 4 and 7
between a: NOUN 3
between the: ADJ 2 NOUN 5
between them: . 2
both: , 1 . 2 NOUN 27 VERB 2 are 2 can 2 have 1 of 2
both .: $ 2
both NOUN: , 4 . 4 and 9 have 3
both can: be 2
but: ADJ 7 ADV 11 MARK 2 NOUN 22 NUM 3 PRON 5 SYM 1 VERB 7 a 8 after 3 at 2 before 2 by 1 for 2 from 2 he 4 i 34 if 1 in 8 it 28 more 2 most 1 my 5 no 2 not 5 on 1 only 5 other 1 she 6 some 8 that 5 the 21 then 1 there 4 they 8 this 4 very 1 we 6 when 2 you 5
but ADJ: NOUN 4
but ADV: i 6
but NOUN: NOUN 3 VERB 2 and 2 is 2 not 2 was 2
but NUM: NOUN 2
but a: ADJ 2 NOUN 6
but from: the 2
but he: VERB 3
but i: ADV 2 AUX 2 VERB 15 am 2 do 7 have 3
but in: NOUN 2 NUM 4
but it: AUX 2 VERB 10 is 9 was 2
but my: NOUN 5
but no: NOUN 2
but not: NOUN 2
but only: NUM 2 the 2
but she: ADV 2
but some: NOUN 8
but that: NOUN 2
but the: NOUN 21
but there: is 2
but they: can 3 were 2
but this: NOUN 3
but we: VERB 2
but you: VERB 2
by: ADJ 2 ADV 7 DET 1 MARK 1 NOUN 73 NUM 21 PRON 10 SYM 1 VERB 8 a 17 an 1 as 1 being 1 every 1 her 1 its 2 me 1 only 1 the 23 their 1 then 3 these 1 this 1 very 1 which 2
by ADV: . 2 the 3
by NOUN: , 25 . 19 ADJ 2 ADV 2 and 5 from 2 to 3 with 3
by NUM: , 2 . 5 NOUN 6
by PRON: . 5 whose 2
by VERB: a 2
by a: ADJ 2 NOUN 15
by its: NOUN 2
by the: ADJ 3 NOUN 18
by then: , 2
by which: NOUN 2
can: . 2 ADJ 1 ADV 12 NOUN 2 VERB 192 a 3 also 5 be 38 do 6 have 3 i 1 in 1 least 1 no 1 not 36 to 1 too 1 we 1 you 4
can .: $ 2
can ADV: VERB 8 be 3
can VERB: , 9 . 9 ADJ 6 ADP 3 ADV 3 NOUN 23 NUM 4 PRON 3 VERB 4 a 16 at 5 by 5 his 2 in 3 it 8 many 3 me 2 more 7 on 3 some 2 that 4 the 16 their 5 them 7 there 5 these 2 to 7 what 4 when 2 where 2 with 3 without 2 you 2
can a: NOUN 3
can also: VERB 5
can be: ADJ 3 VERB 33
can not: VERB 27 be 5
can you: VERB 4
could: ADJ 1 ADV 2 CCONJ 1 NOUN 1 PART 9 VERB 33 be 8 do 1 have 3 i 1 not 3 you 5
could ADV: VERB 2
could PART: VERB 7
could VERB: , 3 ADV 2 a 5 in 2 it 4 its 2 the 2
could be: ADJ 2 VERB 4
could have: VERB 2
could not: VERB 2
could you: INTJ 2 VERB 3
did: . 1 ADJ 1 ADV 2 NOUN 1 PART 16 PRON 1 VERB 5 a 2 for 1 his 1 i 1 it 2 more 1 no 1 not 15 too 1 with 1 you 3
did PART: VERB 11 was 2
did a: NOUN 2
did not: . 2 VERB 11
did you: do 3
do: , 3 . 12 ADJ 4 ADV 6 NOUN 2 NUM 3 PART 68 PRON 1 VERB 6 a 2 at 1 before 1 for 1 his 2 if 1 is 1 it 6 more 2 most 2 my 1 not 32 on 1 so 3 some 7 that 1 the 3 their 1 this 3 we 1 with 4 without 2 you 9
do .: $ 9 MARK 3
do ADJ: . 2
do ADV: a 3
do NOUN: . 2
do NUM: NOUN 3
do PART: ADV 2 VERB 47 have 18
do a: NOUN 2
do his: NOUN 2
do it: . 2
do more: NOUN 2
do most: of 2
do not: VERB 22 have 7
do some: NOUN 7
do the: NOUN 3
do with: NOUN 2
do you: VERB 7 have 2
does: , 2 DET 1 PART 7 VERB 2 not 14 that 1 the 3 your 2
does PART: VERB 7
does not: ADV 3 VERB 10
does the: NOUN 2
does your: NOUN 2
during: a 1 the 6
during the: ADJ 4 NOUN 2
each: , 1 . 2 NOUN 35 NUM 1 VERB 2 an 1 as 1 it 1 of 5 other 17 with 2
each .: $ 2
each NOUN: , 4 . 8 VERB 6 had 2 has 3 is 3 there 2
each of: them 3
each other: , 2 . 6 for 3
each with: a 2
every: ADJ 8 MARK 1 NOUN 118 he 1 other 3
every ADJ: NOUN 8
every NOUN: , 20 . 37 ADP 2 ADV 2 NOUN 3 VERB 2 and 11 can 3 has 8 have 2 i 3 should 4 since 2 that 3
every other: NOUN 2
for: , 3 . 6 ADJ 29 ADP 1 ADV 7 CCONJ 1 DET 1 MARK 2 NOUN 161 NUM 43 PRON 12 SYM 1 VERB 15 X 1 a 51 about 7 all 2 an 7 another 2 as 2 both 3 by 1 each 3 every 2 her 5 it 6 its 1 many 3 me 15 more 4 most 7 much 4 my 3 no 1 only 1 some 3 such 2 that 1 the 50 their 7 them 10 these 3 this 3 those 3 us 2 what 1 when 1 which 5 why 1 you 1 your 2
for .: $ 6
for ADJ: NOUN 25
for ADV: NOUN 2
for NOUN: , 50 . 49 ADV 5 NOUN 5 PRON 2 VERB 6 a 4 an 3 and 7 at 2 in 5 is 2 the 3 who 3 without 3
for NUM: , 2 NOUN 37
for PRON: . 6 a 2
for VERB: , 2 . 6
for a: ADJ 21 NOUN 28
for about: NUM 2 a 2 an 2
for an: NOUN 6
for another: NOUN 2
for both: NOUN 2
for each: NOUN 2
for every: NOUN 2
for her: . 2
for it: . 4
for many: NOUN 2
for me: , 4 . 7
for more: than 2
for most: NOUN 3 of 3
for much: of 3
for my: NOUN 2
for some: NOUN 2
for such: NOUN 2
for the: ADJ 18 NOUN 30
for their: NOUN 6
for them: , 4 . 5
for these: NOUN 3
for this: NOUN 3
for which: the 3
for your: NOUN 2
from: . 3 ADJ 7 ADP 3 ADV 3 NOUN 46 NUM 30 PRON 2 SYM 1 VERB 3 a 16 about 1 an 1 both 1 her 2 it 4 its 2 many 1 my 12 other 2 our 1 such 1 that 1 the 35 their 1 then 1 there 2 this 4 where 3 which 3 you 1 your 3
from .: $ 3
from ADJ: NOUN 5
from ADP: . 2
from NOUN: , 5 . 13 NOUN 3 VERB 2 and 2 in 2 to 12
from NUM: NOUN 7 SYM 8 an 2 to 8
from VERB: the 2
from a: ADJ 2 NOUN 14
from my: NOUN 11
from other: NOUN 2
from the: ADJ 4 NOUN 27 same 2
from this: NOUN 4
from where: i 2
from which: NOUN 2
from your: NOUN 3
had: , 1 . 1 ADJ 3 ADV 14 NOUN 2 NUM 1 PART 5 VERB 60 a 6 about 1 an 1 another 1 any 1 been 18 for 1 in 2 less 1 more 1 no 3 not 3 only 1 such 1 the 4 to 13 we 1
had ADV: VERB 9 been 2
had PART: VERB 4
had VERB: , 3 . 3 ADJ 2 ADP 4 ADV 4 NOUN 4 VERB 2 a 4 the 6 them 2 to 11 was 2
had a: ADJ 2 NOUN 3
had been: VERB 13
had no: NOUN 3
had the: ADJ 3
had to: VERB 8 be 3 do 2
has: , 1 . 1 ADJ 4 ADV 14 NOUN 1 NUM 13 PART 2 PRON 2 VERB 47 a 18 all 1 an 2 been 12 both 1 by 1 for 1 in 1 its 2 less 1 many 4 more 2 most 1 no 4 not 4 only 1 some 2 the 6 to 14
has ADJ: NOUN 4
has ADV: VERB 10 been 4
has NUM: NOUN 11
has PART: VERB 2
has VERB: , 5 . 2 ADJ 5 ADP 2 ADV 2 NOUN 2 VERB 2 it 2 more 2 the 6 them 2 to 5
has a: ADJ 4 NOUN 13
has an: ADJ 2
has been: VERB 11
has many: NOUN 4
has more: NOUN 2
has no: NOUN 4
has not: VERB 2 been 2
has some: NOUN 2
has the: NOUN 4 same 2
has to: VERB 8 be 5
have: , 1 . 5 ADJ 14 ADV 15 MARK 1 NOUN 21 NUM 14 PRON 4 VERB 99 a 39 also 1 an 2 any 2 been 13 had 2 in 1 it 2 less 2 many 11 more 7 much 2 my 2 no 15 not 3 only 1 other 2 some 5 such 1 the 6 their 3 these 1 this 2 those 1 to 36 very 2 you 3
have .: $ 5
have ADJ: NOUN 11
have ADV: ADJ 2 VERB 9 been 2
have NOUN: , 5 . 6 and 3
have NUM: ADJ 2 NOUN 11
have VERB: , 4 . 6 ADJ 8 ADP 4 ADV 6 NOUN 5 NUM 2 PRON 2 VERB 2 a 4 and 2 for 2 from 2 her 2 if 2 in 5 it 6 less 2 my 2 the 5 there 2 this 2 to 10
have a: ADJ 16 ADV 3 NOUN 20
have an: NOUN 2
have any: NOUN 2
have been: ADJ 2 ADV 2 VERB 8
have many: ADJ 2 NOUN 9
have more: NOUN 6
have much: NOUN 2
have my: NOUN 2
have no: NOUN 14
have not: been 2
have other: NOUN 2
have some: NOUN 4
have the: NOUN 3 same 2
have their: NOUN 2
have this: NOUN 2
have to: VERB 32 be 2
have you: been 3
he: , 1 ADV 5 AUX 1 VERB 48 also 1 can 3 could 2 did 2 had 1 has 3 is 7 was 9 will 1 would 1
he ADV: VERB 4
he VERB: , 2 ADJ 4 ADP 2 ADV 4 a 4 his 2 it 3 me 5 more 2 that 3 the 4
he can: VERB 2
he could: PART 2
he is: more 2 not 2
he was: NUM 2 a 2
her: , 2 . 6 ADJ 6 ADV 1 NOUN 23 VERB 3 an 1 as 1 at 1 every 1 for 1 in 2 many 1 on 1 only 1 to 3 with 1
her .: $ 6
her ADJ: NOUN 6
her NOUN: . 4 VERB 3 in 3 is 3
her VERB: , 2
her in: NOUN 2
her to: VERB 2
his: ADJ 2 NOUN 28 VERB 3
his ADJ: NOUN 2
his NOUN: , 3 . 7 VERB 2 and 4 in 3 was 4
his VERB: to 2
how: ADJ 8 ADV 4 NOUN 5 VERB 4 a 2 about 2 are 1 did 1 i 2 it 2 many 8 might 3 much 3 other 1 the 1 to 18
how ADJ: a 2 have 3
how NOUN: VERB 2
how VERB: VERB 2
how a: NOUN 2
how many: NOUN 5 VERB 3
how might: VERB 3
how to: VERB 17
i: , 4 . 1 ADJ 1 ADV 63 AUX 98 MARK 1 NOUN 4 VERB 610 also 8 am 54 and 1 are 1 at 1 can 38 could 10 did 13 do 44 had 17 have 61 in 1 might 2 must 7 not 1 on 1 only 9 should 5 very 2 was 70 were 2 will 48 would 31
i ,: NOUN 4
i ADV: VERB 58
i AUX: ADJ 2 ADP 2 ADV 6 PART 13 VERB 60 also 2 been 5 have 3
i NOUN: that 2
i VERB: , 18 . 14 ADJ 18 ADP 24 ADV 20 MARK 3 NOUN 47 NUM 20 PRON 7 VERB 15 X 5 a 34 about 3 an 3 and 3 at 10 every 6 for 10 from 3 her 5 how 2 i 5 if 2 in 20 it 51 less 4 many 7 more 2 most 6 much 2 my 29 not 2 on 9 only 3 so 6 some 6 that 25 the 51 there 12 they 3 this 4 to 49 very 5 we 3 with 10 you 5 your 2
i also: VERB 6
i am: ADJ 12 ADP 2 ADV 3 NUM 3 VERB 27 not 3
i can: ADV 5 VERB 25 do 2 not 2
i could: PART 5 VERB 4
i did: PART 9 not 3
i do: NUM 2 PART 31 VERB 2 not 4
i had: NOUN 2 VERB 7
i have: . 3 ADV 4 NOUN 3 NUM 2 VERB 19 a 9 been 2 many 2 no 5
i must: VERB 3 have 3
i only: VERB 9
i should: VERB 4
i was: ADJ 9 ADV 3 NOUN 2 NUM 6 VERB 28 a 3 in 3 so 2 the 2 too 2 very 5
i will: ADJ 2 VERB 39 to 2
i would: ADV 3 PART 5 VERB 15 be 3 have 3
if: ADJ 1 NOUN 10 NUM 3 PRON 6 VERB 1 a 4 i 19 it 2 my 3 she 2 the 18 their 3 there 5 they 19 we 7 you 17
if NOUN: NOUN 2 VERB 2 do 3
if NUM: NOUN 2
if PRON: VERB 3
if a: NOUN 4
if i: VERB 6 had 4 have 2
if it: VERB 2
if my: NOUN 3
if the: ADJ 5 NOUN 13
if their: NOUN 3
if there: are 2 is 2
if they: VERB 7 can 2 do 4 have 3
if we: VERB 2 have 2
if you: VERB 7 are 2 could 3 have 2
in: , 6 ADJ 42 ADV 4 NOUN 254 NUM 154 PRON 1 VERB 11 a 82 all 2 an 3 and 2 another 1 any 2 between 1 both 4 by 1 each 3 every 4 for 1 from 1 her 3 his 2 how 1 it 7 its 3 many 5 may 2 more 1 most 3 my 58 on 1 other 7 our 6 some 5 that 5 the 237 their 5 them 1 there 1 this 18 those 1 very 2 were 1 what 1 which 12 your 5
in ,: the 2
in ADJ: , 5 NOUN 31
in NOUN: , 80 . 41 ADP 2 ADV 3 MARK 3 NOUN 21 NUM 4 VERB 10 and 13 by 3 for 6 i 5 is 6 it 5 of 10 on 2 than 2 that 2 the 5 there 4 we 2 with 4 you 2
in NUM: , 29 . 32 NOUN 31 a 5 and 19 but 2 is 3 it 9 my 2 of 4 the 3 there 3 was 2
in VERB: . 2 NOUN 2 i 3
in a: ADJ 31 NOUN 50
in an: NOUN 3
in any: NOUN 2
in both: NOUN 4
in each: NOUN 2
in every: NOUN 3
in her: NOUN 2
in it: , 2 . 3
in its: NOUN 2
in many: NOUN 3
in most: of 2
in my: ADJ 3 NOUN 55
in other: NOUN 7
in our: NOUN 6
in some: NOUN 5
in that: NOUN 4
in the: ADJ 35 ADV 9 NOUN 180 VERB 2 other 3 same 5
in their: NOUN 4
in this: NOUN 18
in very: ADJ 2
in which: NOUN 3 a 2 it 2
in your: NOUN 4
into: ADJ 5 NOUN 20 NUM 1 a 9 each 2 it 3 its 1 the 11 what 1 when 1
into ADJ: NOUN 4
into NOUN: , 6 . 6 NOUN 2 and 2
into a: ADJ 3 NOUN 6
into each: other 2
into it: . 2
into the: ADJ 2 NOUN 8
is: , 6 . 2 ADJ 214 ADP 5 ADV 57 INTJ 1 MARK 5 NOUN 37 NUM 45 PART 11 PRON 4 SYM 4 VERB 113 X 1 a 66 about 6 also 7 among 1 an 15 another 1 any 1 at 3 because 1 being 1 for 6 from 1 how 4 in 3 it 4 less 7 many 1 more 16 most 3 much 4 my 4 no 15 not 49 on 2 only 7 other 1 over 3 so 1 some 1 such 1 that 24 the 47 then 1 there 3 they 1 to 3 too 7 under 2 very 42 what 3 when 2 who 2 why 3 with 1
is .: $ 2
is ADJ: , 43 . 54 ADJ 2 ADP 3 MARK 2 NOUN 7 and 16 at 4 because 7 but 3 every 2 for 26 from 2 if 2 in 3 of 3 on 2 than 3 that 5 to 18
is ADP: the 2
is ADV: ADJ 12 ADV 4 VERB 14 and 2 not 2 the 2 to 3
is MARK: VERB 2
is NOUN: , 14 . 10 MARK 2 NOUN 3 and 2
is NUM: , 4 . 6 MARK 2 NOUN 12 NUM 4 SYM 8 and 5
is PART: ADJ 5 ADV 2
is PRON: , 2
is SYM: ADJ 2 NUM 2
is VERB: , 19 . 23 ADJ 2 ADP 2 ADV 5 MARK 2 NOUN 2 NUM 2 a 2 and 5 at 3 by 2 for 3 into 6 is 2 on 7 to 6 with 4
is a: ADJ 28 NOUN 37
is about: a 2
is also: ADJ 2 VERB 3
is an: ADJ 4 NOUN 4 VERB 7
is for: NOUN 3
is in: a 2
is it: ADJ 2
is less: the 2
is more: ADJ 11 NOUN 2 than 3
is most: ADJ 3
is much: ADJ 2
is my: NOUN 4
is no: NOUN 13
is not: ADJ 23 ADV 6 VERB 5 so 3 the 6
is only: NUM 4
is that: ADJ 3 NOUN 9 it 3
is the: ADJ 16 NOUN 18 NUM 3 more 2 most 4 only 2
is to: VERB 3
is too: ADJ 7
is very: ADJ 32 NOUN 5 VERB 3
is what: VERB 2
is why: i 2
it: , 47 . 70 ADJ 6 ADP 10 ADV 18 AUX 45 INTJ 1 MARK 2 NOUN 4 NUM 6 PRON 1 VERB 162 a 1 about 2 after 2 also 3 an 1 and 7 another 1 as 4 at 4 be 2 because 7 by 2 can 6 could 4 did 3 does 8 every 6 for 11 from 2 had 9 has 14 have 2 in 17 into 1 is 187 may 1 might 3 more 1 must 2 no 1 not 1 on 7 only 3 or 1 should 3 since 2 so 3 than 1 that 1 the 3 there 1 to 8 very 1 was 64 what 1 when 3 will 7 with 5 without 2 would 5
it ,: ADV 5 SCONJ 4 and 10 because 4 but 4 i 3 so 3 they 2 you 2
it .: $ 70
it ADJ: to 2
it ADP: . 2 the 4
it ADV: . 7 VERB 2 i 2
it AUX: ADJ 10 ADV 8 VERB 6 a 7 about 2
it NOUN: . 2
it NUM: NOUN 4
it VERB: , 15 . 8 ADJ 6 ADP 9 ADV 12 NOUN 19 NUM 4 a 6 at 4 for 4 from 2 i 2 in 3 its 2 me 7 my 2 on 4 only 4 that 3 the 12 to 12 with 4
it about: NUM 2
it also: VERB 2
it and: VERB 3
it as: a 3
it at: NOUN 3
it because: it 3
it by: NOUN 2
it can: VERB 4 be 2
it did: not 2
it does: PART 2 not 4
it every: NOUN 6
it for: NOUN 4 a 2 about 2
it from: the 2
it had: VERB 5 been 2
it has: ADV 2 VERB 2 a 5 many 2
it in: NOUN 2 NUM 5 a 4 the 2
it is: ADJ 58 ADP 2 ADV 18 NOUN 3 NUM 7 PART 4 VERB 13 a 13 also 2 an 2 for 3 in 2 more 3 not 20 over 2 the 11 too 2 very 14
it might: be 2
it must: be 2
it on: NOUN 4 the 3
it only: VERB 3
it to: VERB 2 me 2
it was: ADJ 9 ADV 6 NOUN 2 NUM 3 PART 2 VERB 14 a 4 more 2 not 3 only 2 so 3 the 5 very 2
it when: i 2
it will: VERB 2 be 4
it with: NOUN 3
it would: have 2
its: ADJ 13 MARK 1 NOUN 61 NUM 1 VERB 4
its ADJ: NOUN 11
its NOUN: , 13 . 9 ADJ 2 VERB 10 a 2 and 3 are 3 for 2 on 3 to 3
its VERB: , 2 NOUN 2
least: ADJ 1 VERB 2 as 3 at 1 for 2 in 1 not 1 some 1
least as: much 2
less: , 7 . 5 ADJ 12 ADV 2 NOUN 8 NUM 1 VERB 4 about 2 and 3 are 1 by 1 is 1 of 2 than 5 the 2 to 2
less ,: and 4
less .: $ 5
less ADJ: . 3 NOUN 2 and 2 in 2
less ADV: , 2
less NOUN: , 3 and 2
less VERB: than 2
less and: less 2
less than: NUM 2
less the: NOUN 2
many: , 1 . 1 ADJ 9 NOUN 97 VERB 4 as 1 more 1 of 5 that 1
many ADJ: NOUN 9
many NOUN: , 9 . 24 ADV 2 NOUN 8 VERB 18 a 2 and 8 are 3 in 4 were 2
many VERB: NOUN 2
many of: the 2 them 3
may: , 3 ADV 5 SYM 1 VERB 30 also 1 be 14 do 1 from 1 have 1 i 2 not 3
may ADV: VERB 2
may VERB: ADJ 2 NOUN 2 PRON 2 a 2 for 3 on 3 the 4
may be: ADJ 4 ADV 2 VERB 3
may i: VERB 2
may not: be 2
me: , 13 . 22 ADJ 8 ADP 2 ADV 3 INTJ 1 NOUN 7 NUM 1 PRON 1 VERB 6 a 4 and 4 another 2 at 4 before 1 by 1 from 1 how 5 in 2 is 6 its 1 more 2 my 1 no 1 not 1 on 3 some 1 that 4 the 4 there 1 to 9 very 2 was 1 what 2 where 1
me ,: i 2 so 2
me .: $ 21
me ADJ: , 2 . 3 because 2
me NOUN: every 2 the 2
me a: NOUN 4
me and: VERB 2
me how: to 5
me the: NOUN 4
me to: VERB 5 the 2
might: ADV 1 SYM 1 VERB 14 as 1 be 4 then 1
might VERB: ADV 2 NOUN 4
might be: VERB 4
more: , 4 . 11 ADJ 48 ADV 7 NOUN 52 VERB 1 a 1 about 1 and 12 at 1 from 2 have 1 in 1 is 1 of 6 or 1 so 1 than 40 to 3 when 2 with 1
more .: $ 11
more ADJ: , 4 . 8 NOUN 10 and 4 in 6 than 10
more ADV: , 3 . 2
more NOUN: , 7 . 13 ADP 2 NOUN 3 VERB 5 and 2 for 2 have 2 should 2 than 4 to 2
more and: more 10
more of: them 3
more than: ADJ 5 ADV 2 NOUN 5 NUM 7 VERB 5 a 5 an 2 the 4
more to: VERB 2
most: , 2 . 9 ADJ 30 ADV 1 NOUN 31 NUM 1 SYM 1 VERB 4 at 1 in 1 of 31 to 1
most ,: because 2
most .: $ 6 MARK 3
most ADJ: , 4 . 2 NOUN 19 with 2
most NOUN: , 2 . 4 NOUN 4 VERB 6 a 2 are 4 who 2
most VERB: NOUN 2
most of: NOUN 2 it 2 my 3 the 14 their 2 them 2 those 2 us 2
much: , 1 . 12 ADJ 8 ADV 1 MARK 1 NOUN 11 VERB 1 and 1 as 5 for 1 is 1 less 1 more 4 of 6 that 1 they 1 to 1 when 1 you 1
much .: $ 12
much ADJ: . 2
much NOUN: , 2 . 3
much as: NOUN 2
much more: ADJ 2
much of: the 3 what 2
must: ADV 1 PART 2 VERB 30 be 7 have 4 not 2 to 3
must PART: VERB 2
must VERB: . 2 ADJ 3 NOUN 2 NUM 2 for 2 it 2 on 2 to 2
must be: VERB 4
must have: VERB 4
must not: VERB 2
must to: VERB 3
my: ADJ 45 ADV 3 NOUN 400
my ADJ: NOUN 34 and 2 is 5
my NOUN: , 50 . 64 ADJ 5 ADP 5 ADV 7 AUX 3 MARK 2 NOUN 23 NUM 2 PART 10 SYM 3 VERB 48 about 7 also 3 and 14 are 2 at 2 because 5 can 5 do 2 does 4 every 2 for 4 had 3 has 9 have 7 i 2 in 13 is 39 it 2 not 3 only 2 she 2 the 2 there 7 very 2 was 9 we 2 were 2 when 3 who 2 will 3 with 2 would 2
no: , 5 ADJ 4 ADV 9 NOUN 77 NUM 2 less 1 more 1 such 2
no ,: i 2
no ADJ: NOUN 2
no ADV: VERB 8
no NOUN: , 11 . 20 NOUN 5 VERB 3 can 3 for 5 in 5 is 2 of 2 that 2 to 7 will 2
nor: ADJ 1 VERB 1 do 1 should 1 the 1
not: , 3 . 4 ADJ 43 ADP 1 ADV 23 NOUN 7 PRON 2 VERB 112 a 5 about 2 all 2 an 2 as 3 at 2 be 13 because 1 been 5 before 2 by 2 do 1 every 2 for 3 from 1 have 11 if 1 in 1 more 1 only 4 so 5 that 1 the 10 to 7 too 1 what 1 with 1
not .: $ 4
not ADJ: , 9 . 10 ADP 3 for 8 that 2
not ADV: , 6 ADJ 2 ADV 2 VERB 7
not NOUN: . 3
not VERB: , 17 . 9 ADJ 4 ADV 3 NUM 2 VERB 2 a 3 after 2 all 2 before 2 by 3 if 2 in 3 it 7 on 4 or 2 that 6 the 7 this 2 to 9 what 2 with 2
not a: NOUN 4
not as: ADJ 2
not be: ADJ 2 VERB 11
not been: VERB 3
not every: NOUN 2
not for: NOUN 2
not have: ADV 2 VERB 2 a 2 to 3
not so: ADJ 4
not the: ADJ 2 NOUN 7
not to: VERB 4 be 2
of: . 1 ADJ 21 ADV 5 MARK 2 NOUN 205 NUM 30 PRON 7 VERB 34 a 39 about 2 all 7 an 5 and 1 another 4 any 1 before 1 being 1 both 1 each 3 every 2 her 3 his 2 how 1 it 14 its 4 many 2 me 1 most 1 my 12 other 1 our 1 such 1 that 4 the 148 their 11 them 40 these 4 this 8 those 7 us 8 what 5 where 1 your 3
of ADJ: NOUN 15
of NOUN: , 47 . 41 ADJ 2 ADP 2 ADV 2 NOUN 14 VERB 18 a 4 and 15 for 2 has 3 in 7 is 5 on 3 per 3 than 2 that 5 was 3 were 2 who 3
of NUM: , 2 . 3 NOUN 11 in 2 or 2 per 2
of PRON: VERB 3
of VERB: , 4 . 3 ADJ 2 ADV 2 NOUN 10 it 2 so 2
of a: ADJ 11 NOUN 26
of about: NUM 2
of all: , 4 NOUN 2
of an: NOUN 3
of another: NOUN 3
of each: NOUN 2
of every: NOUN 2
of his: NOUN 2
of it: , 6 . 4 VERB 2
of its: NOUN 3
of many: NOUN 2
of my: ADJ 2 NOUN 10
of that: NOUN 3
of the: ADJ 25 NOUN 116 NUM 3 same 3
of their: ADJ 3 NOUN 7
of them: , 2 . 8 NOUN 3 VERB 9 and 2 are 2 can 2 do 2 have 2
of these: NOUN 4
of this: NOUN 6
of those: ADJ 3
of us: VERB 2 had 2
of your: NOUN 3
on: , 3 . 4 ADJ 13 INTJ 1 NOUN 104 NUM 9 PRON 1 VERB 2 a 26 an 1 another 2 every 1 his 1 how 1 it 12 its 5 less 1 may 1 most 2 my 9 our 3 some 2 such 1 that 4 the 132 them 1 these 1 they 1 to 5 what 3 where 1 which 4 with 2 your 2
on .: $ 4
on ADJ: . 2 NOUN 10
on NOUN: , 19 . 24 ADP 2 NOUN 12 NUM 2 and 6 at 3 i 14 to 3 when 3 you 3
on NUM: NOUN 5 may 2
on a: ADJ 7 NOUN 19
on another: NOUN 2
on it: , 5 . 4
on its: NOUN 4
on most: NOUN 2
on my: ADJ 2 NOUN 7
on our: NOUN 3
on that: NOUN 3
on the: ADJ 18 ADV 2 NOUN 83 NUM 5 other 22
on to: VERB 2 the 2
on your: NOUN 2
only: , 1 . 2 ADJ 2 ADV 2 MARK 2 NOUN 11 NUM 29 VERB 30 a 14 about 1 and 1 at 3 by 1 for 2 i 1 in 3 of 1 on 1 the 9 to 2 what 1 when 1 where 1 with 1
only .: $ 2
only NUM: NOUN 9 NUM 2 SYM 6 VERB 2 in 2 who 2
only VERB: ADV 2 NOUN 4 NUM 4 a 2 and 2 i 2 it 2 the 2 to 2
only a: ADJ 8 NOUN 6
only at: NOUN 2
only for: NOUN 2
only the: ADJ 5 NOUN 4
only to: VERB 2
or: ADJ 4 ADP 1 ADV 3 MARK 1 NOUN 27 NUM 11 SYM 2 VERB 22 a 12 at 2 do 1 for 1 in 1 less 1 more 1 not 1 shall 1 so 2 that 1 the 2 to 1 what 1 where 1 will 1 your 1
or ADJ: . 2
or ADV: VERB 2
or NOUN: , 13 . 6
or NUM: NOUN 6
or SYM: NUM 2
or VERB: , 2 NOUN 6 a 4 the 3
or a: NOUN 10
other: , 2 . 8 ADJ 2 ADP 1 ADV 1 NOUN 64 NUM 7 and 1 for 3 is 1 to 1 when 1 with 1
other .: $ 8
other NOUN: , 29 . 10 ADV 2 NOUN 3 VERB 4 can 2 is 2
other NUM: . 2 NOUN 4
our: ADJ 7 NOUN 36 only 1
our ADJ: NOUN 6
our NOUN: , 2 . 6 NOUN 4 VERB 5 has 2 is 4 to 2
over: , 1 . 1 ADJ 2 ADV 2 NOUN 3 NUM 6 a 3 and 2 my 1 on 1 the 6 them 1 this 1
over ADJ: NOUN 2
over NOUN: . 2
over NUM: , 2
over a: NUM 2
over the: NOUN 4
per: NOUN 7
per NOUN: , 3
same: , 1 . 5 NOUN 36 NUM 3 as 1 for 1
same .: $ 5
same NOUN: , 8 . 10 ADV 3 and 2 for 2
same NUM: NOUN 3
shall: i 2 we 2
shall i: VERB 2
shall we: VERB 2
she: , 1 ADV 11 AUX 7 VERB 49 could 2 did 3 do 3 had 5 has 4 is 11 must 3 should 1 was 4 would 2
she ADV: VERB 9
she AUX: VERB 5
she VERB: ADP 4 ADV 3 NOUN 4 NUM 3 for 2 her 4 it 3 me 7 the 2 to 5
she did: VERB 2
she do: PART 2
she is: ADJ 3 not 2 very 2
she must: VERB 2
she was: VERB 2
should: ADJ 3 ADV 2 NOUN 1 VERB 60 a 1 be 14 do 2 have 5 it 1 not 8 they 1 this 1 to 1
should VERB: , 3 ADJ 6 ADV 3 NOUN 6 a 4 before 2 for 2 from 2 it 5 more 3 the 11 their 2 them 2
should be: ADJ 3 VERB 9
should have: a 3
should not: VERB 4 be 3
since: , 1 . 4 ADJ 4 NOUN 9 NUM 3 PRON 1 a 3 before 1 each 1 i 3 it 4 many 1 our 1 that 2 the 7 then 5 there 1 they 2
since .: $ 4
since ADJ: NOUN 4
since NUM: NOUN 2
since i: VERB 3
since it: VERB 3
since that: NOUN 2
since the: NOUN 7
since they: VERB 2
so: , 9 . 3 ADJ 29 ADV 10 MARK 1 NOUN 14 NUM 2 PRON 4 VERB 8 a 5 at 1 being 1 by 1 could 1 did 1 do 2 every 1 from 1 he 4 i 52 if 1 is 2 it 19 many 5 most 1 much 4 my 3 on 1 only 1 our 1 she 6 some 1 that 28 the 18 there 4 they 13 too 1 we 17 when 2 will 1 would 1 you 4
so ,: but 3
so .: $ 3
so ADJ: , 2 . 4 NOUN 4 that 11
so ADV: . 4 i 2
so NOUN: , 2 NOUN 2 may 2 should 2
so VERB: VERB 2
so a: NOUN 4
so do: PART 2
so he: VERB 2
so i: ADV 4 AUX 2 VERB 30 am 3 can 3 have 2 was 2 will 3
so it: AUX 2 VERB 4 is 8 was 5
so many: NOUN 5
so much: . 2
so my: NOUN 2
so she: VERB 2
so that: AUX 2 NOUN 8 PRON 3 it 3 the 4 they 2
so the: ADJ 2 NOUN 16
so there: is 2
so they: VERB 4 can 3 do 4
so we: VERB 8 can 2 will 2
so you: can 2
some: ADJ 9 ADV 1 NOUN 113 NUM 5 SYM 2 VERB 1 have 2 more 1 of 13 were 1
some ADJ: NOUN 9
some NOUN: , 12 . 11 ADP 2 ADV 7 NOUN 4 VERB 36 about 2 and 5 are 7 do 2 from 2 have 4 is 2 of 2 or 2 that 2 to 2 will 2
some NUM: NOUN 3
some of: the 2 them 7
such: ADJ 3 NOUN 23 a 8 as 12
such ADJ: NOUN 2
such NOUN: , 5 VERB 10 are 2
such a: NOUN 8
such as: NOUN 7 VERB 2
than: ADJ 7 ADV 2 NOUN 15 NUM 11 PRON 1 VERB 11 a 11 about 2 an 3 any 4 at 3 before 9 by 2 for 1 i 2 in 9 it 5 me 2 my 2 she 1 the 16 their 4 those 1 to 2 what 1 you 2
than ADJ: NOUN 4 the 2
than NOUN: , 3 . 4 a 2 of 2
than NUM: NOUN 9
than VERB: , 2 . 2 NOUN 4
than a: NOUN 9
than an: NOUN 3
than any: NOUN 4
than before: , 3 . 5
than by: NOUN 2
than i: have 2
than in: NOUN 2 the 4
than it: VERB 3
than me: . 2
than my: NOUN 2
than the: ADJ 3 NOUN 13
than their: NOUN 4
that: , 6 . 4 ADJ 13 ADV 8 AUX 17 MARK 1 NOUN 110 NUM 3 PRON 17 SYM 1 VERB 58 a 20 an 1 are 6 both 2 can 2 could 1 each 2 every 4 for 2 had 4 has 5 have 2 he 2 her 2 i 28 in 1 is 18 it 24 its 3 many 2 may 1 more 4 most 4 must 1 my 2 no 4 of 2 on 1 only 1 same 1 she 7 some 1 such 3 the 35 their 5 there 3 these 2 they 22 this 3 those 1 was 10 we 6 were 1 what 1 will 1 within 1 would 3 you 6 your 1
that ,: i 2
that .: $ 4
that ADJ: NOUN 11
that ADV: VERB 4
that AUX: VERB 2 all 2 less 2 the 2 why 2
that NOUN: , 4 . 7 ADP 4 ADV 2 NOUN 12 PRON 3 VERB 17 are 2 can 8 did 2 for 3 have 2 i 3 is 5 of 2 should 8 the 4 will 2 with 2
that PRON: VERB 4 could 3 has 2
that VERB: , 2 . 4 ADJ 3 ADP 3 ADV 3 NOUN 8 VERB 3 from 2 its 2 on 2 the 7 to 2
that a: ADJ 4 NOUN 15
that are: ADJ 2
that both: NOUN 2
that can: be 2
that each: NOUN 2
that every: NOUN 4
that had: VERB 2
that has: been 2 to 2
that i: VERB 14 could 2 did 2 was 2
that is: ADJ 5 ADV 3 VERB 3
that it: AUX 2 VERB 9 is 6 was 3
that its: NOUN 3
that many: NOUN 2
that more: NOUN 3
that most: NOUN 2
that my: NOUN 2
that no: NOUN 2
that she: VERB 3
that such: NOUN 3
that the: ADJ 2 NOUN 31
that their: NOUN 4
that there: is 2
that they: VERB 10
that this: is 2
that was: NOUN 2 VERB 5 the 2
that we: VERB 3
that would: be 2
the: ADJ 414 ADP 2 ADV 34 MARK 6 NOUN 1895 NUM 30 VERB 5 both 1 least 2 less 1 more 4 most 23 only 11 other 37 same 44 very 3
the ADJ: , 9 . 10 ADJ 4 MARK 2 NOUN 314 NUM 21 VERB 4 and 3 in 6 is 11 of 8 that 2 to 3 was 3
the ADV: . 3 ADJ 4 MARK 5 NOUN 2 VERB 12 of 4
the MARK: NOUN 5
the NOUN: , 229 . 312 ADJ 26 ADP 30 ADV 34 MARK 3 NOUN 141 NUM 2 PART 6 PRON 11 SYM 5 VERB 178 X 2 a 2 after 3 all 3 also 2 and 60 any 2 are 51 as 4 at 13 because 7 before 4 between 2 but 2 by 7 can 23 could 4 did 3 do 3 does 2 every 6 for 22 from 6 had 14 has 24 have 12 i 19 in 50 into 3 is 127 it 7 its 2 may 2 more 5 must 4 of 145 on 22 only 4 or 5 she 2 should 14 so 3 than 5 that 30 the 5 then 3 there 8 they 8 this 3 to 24 too 2 was 34 we 5 were 20 when 4 where 4 which 5 who 11 will 18 with 15 without 2 would 4
the NUM: , 2 . 2 NOUN 21
the VERB: VERB 2
the more: ADJ 2 NOUN 2
the most: . 2 ADJ 17 VERB 2
the only: NOUN 6 NUM 2 VERB 2
the other: . 2 NOUN 27 NUM 6
the same: . 4 NOUN 34 NUM 3
the very: NOUN 2
their: ADJ 16 NOUN 114 VERB 5
their ADJ: NOUN 13
their NOUN: , 15 . 28 ADV 5 NOUN 4 VERB 9 and 5 are 2 at 2 every 4 had 2 has 2 in 4 is 6 on 2 or 3 to 5 too 2 will 2
their VERB: NOUN 3
them: , 16 . 37 ADJ 4 ADP 1 ADV 7 NOUN 7 VERB 17 an 1 and 3 are 2 as 1 at 5 by 1 can 2 do 2 had 1 have 2 in 2 into 2 is 2 it 1 might 1 more 2 must 1 on 1 only 1 some 1 that 1 to 3 were 1 what 1 with 1 within 1
them ,: and 5
them .: $ 37
them ADV: . 3
them NOUN: . 2
them VERB: ADV 2 NUM 2 from 2 it 2
them at: NOUN 2
them can: VERB 2
them do: not 2
them to: VERB 3
then: , 11 . 2 ADJ 1 NOUN 4 NUM 1 PRON 3 VERB 21 a 6 an 1 at 1 for 1 had 1 he 2 i 14 it 6 more 1 my 1 not 1 on 1 she 2 some 1 the 15 there 2 they 3 we 3 you 2
then ,: should 3 so 2
then .: $ 2
then NOUN: and 2
then VERB: NOUN 2 VERB 3 and 2 it 2 to 3
then a: NOUN 6
then i: VERB 7 am 2
then it: VERB 4
then the: NOUN 13
then we: VERB 2
then you: VERB 2
there: , 13 . 31 ADJ 3 ADV 3 AUX 16 NOUN 1 NUM 1 VERB 3 a 2 and 7 are 44 because 3 every 3 for 4 from 1 has 1 have 6 in 1 is 60 it 1 most 1 not 1 on 3 since 1 they 2 was 14 were 9 when 2 will 1 with 1
there ,: and 4 but 2
there .: $ 28 MARK 3
there ADJ: NOUN 3
there ADV: . 2
there AUX: a 11
there a: NOUN 2
there and: VERB 2
there are: ADJ 7 ADV 4 NUM 10 VERB 3 a 4 also 2 many 5 only 3 some 3
there because: the 2
there every: NOUN 3
there have: many 4
there is: ADJ 3 ADV 2 NUM 2 PART 2 VERB 3 a 28 an 2 no 10 only 2
there on: NOUN 3
there was: PRON 2 a 8 only 2
there were: NUM 3
there when: i 2
these: , 2 ADJ 2 NOUN 24 NUM 1 VERB 1 are 2 it 1 were 2
these ADJ: NOUN 2
these NOUN: , 6 . 2 ADJ 2 can 4 may 2 to 2
these were: ADV 2
they: ADV 14 AUX 9 VERB 134 also 4 are 38 both 1 can 39 could 3 did 2 do 21 had 5 have 19 may 4 must 5 should 3 then 1 were 14 will 14 would 3
they ADV: VERB 12
they AUX: VERB 5
they VERB: , 7 . 7 ADJ 11 ADV 11 NOUN 15 NUM 2 PRON 2 a 7 about 3 in 2 it 2 me 2 on 3 that 2 the 10 their 4 them 2 to 17 too 2 with 2
they also: VERB 3
they are: ADJ 13 ADV 2 VERB 17
they can: VERB 28 also 2 be 2 not 7
they could: VERB 2
they do: PART 11 not 8
they had: VERB 3 been 2
they have: NOUN 2 VERB 2 a 3 been 2 no 3 to 3
they may: VERB 3
they must: VERB 4
they should: VERB 3
they were: ADJ 3 ADV 2 VERB 8
they will: VERB 10
this: , 2 . 1 ADJ 5 ADP 1 ADV 2 MARK 3 NOUN 93 VERB 8 and 1 by 1 can 4 does 1 has 5 in 1 is 16 its 1 may 1 was 3 will 1
this ADJ: NOUN 2
this NOUN: , 22 . 20 ADV 2 NOUN 2 VERB 9 and 3 because 3 has 3 i 8 is 7 of 3 the 2
this VERB: , 2 some 2
this can: be 2
this has: been 2
this is: ADJ 6 a 2 how 2 not 3
those: , 1 ADJ 4 ADP 2 ADV 2 NOUN 8 NUM 2 i 1 in 2 on 1 that 1 who 20 whose 1 with 1
those ADJ: NOUN 3
those ADV: . 2
those NOUN: . 3
those who: NOUN 6 VERB 8
through: NOUN 1 NUM 3 a 2 such 1 the 2
through NUM: NOUN 3
through a: ADJ 2
through the: NOUN 2
to: , 3 . 4 ADJ 9 INTJ 1 MARK 4 NOUN 69 NUM 54 PRON 10 SYM 4 VERB 528 a 24 an 8 another 4 any 1 be 47 do 18 each 4 every 2 have 5 it 3 its 1 me 13 most 1 my 9 only 1 other 2 our 2 some 2 that 1 the 81 their 4 them 6 there 1 this 4 what 1 your 2
to .: $ 4
to ADJ: NOUN 9
to MARK: VERB 2
to NOUN: , 14 . 17 ADJ 2 ADP 2 ADV 3 NOUN 3 SYM 2 VERB 2 for 2 in 5 on 2 with 2
to NUM: , 5 . 7 NOUN 10 SYM 22 in 7
to PRON: . 3 ADV 2
to SYM: NUM 2 VERB 2
to VERB: , 37 . 75 ADJ 22 ADP 17 ADV 21 NOUN 50 NUM 6 PRON 7 VERB 4 a 39 about 19 after 4 an 2 and 7 at 8 because 2 before 2 between 2 both 2 by 6 every 3 for 10 from 2 her 4 how 4 i 2 in 10 into 2 is 4 it 16 its 4 more 3 my 7 on 8 over 2 some 2 such 2 that 6 the 32 their 8 them 6 there 4 they 2 this 3 to 8 what 3 when 2 where 4 with 6 you 5 your 3
to a: ADJ 2 NOUN 21
to an: ADJ 2 NOUN 6
to be: ADJ 15 ADP 2 ADV 4 NOUN 3 VERB 13 the 3
to do: . 3 ADJ 2 his 2 with 4
to each: other 4
to every: NOUN 2
to have: VERB 2
to me: , 2 . 3 in 2 is 2
to my: NOUN 8
to other: NOUN 2
to our: NOUN 2
to some: NOUN 2
to the: ADJ 12 NOUN 67
to their: NOUN 4
to them: . 3 ADV 2
to this: NOUN 2
to your: NOUN 2
too: , 3 . 15 ADJ 19 ADV 5 if 1 many 2 much 4
too .: $ 15
too ADJ: , 4 . 6 for 5 to 3
too ADV: , 2 . 2
too many: NOUN 2
too much: NOUN 2
under: NOUN 3 NUM 4 a 3 its 1 the 8 their 1 these 1
under NOUN: . 2
under NUM: . 2
under a: NOUN 3
under the: ADJ 3 NOUN 5
us: , 4 . 3 NOUN 2 PRON 1 VERB 2 and 2 at 1 but 1 had 2 has 1 have 1 more 1 that 1 to 2 when 1 why 1 with 2
us ,: and 2
us .: $ 3
us had: VERB 2
very: ADJ 72 ADV 8 NOUN 10 VERB 6 much 12 same 1 the 1
very ADJ: , 13 . 28 NOUN 6 and 4 at 3 because 2 every 2 for 8 in 4
very ADV: . 4
very NOUN: . 4 and 2 that 2
very VERB: . 2
very much: . 8 NOUN 2
was: . 1 ADJ 50 ADV 19 DET 1 NOUN 12 NUM 18 PART 5 PRON 2 VERB 108 a 25 about 2 also 2 and 1 being 2 by 1 her 1 his 1 i 1 in 6 more 5 much 1 my 2 not 10 on 2 only 7 so 7 some 1 that 1 the 23 there 1 too 5 very 9 what 1 who 1
was ADJ: , 12 . 12 NOUN 2 and 4 for 5 than 5
was ADV: ADJ 3 VERB 5 the 4
was NOUN: NOUN 2 and 3
was NUM: , 3 . 2 MARK 4 NOUN 5 SYM 3
was VERB: , 8 . 12 ADJ 3 ADP 3 ADV 8 a 4 and 5 at 3 before 2 by 4 for 10 in 16 my 2 of 2 on 3 to 9 with 2
was a: ADJ 8 ADV 3 NOUN 14
was being: VERB 2
was in: my 2 the 3
was more: than 4
was my: NOUN 2
was not: ADJ 2 VERB 3
was only: NUM 3 a 2
was so: ADJ 7
was the: ADJ 9 NOUN 8 most 2 only 2
was too: ADJ 4
was very: ADJ 8
we: ADV 8 AUX 12 NOUN 1 VERB 77 all 5 also 1 are 5 both 1 can 8 could 1 did 3 do 6 had 6 have 13 might 1 must 1 only 2 should 1 were 4 will 6 would 1
we ADV: VERB 6
we AUX: VERB 6 have 2
we VERB: , 3 ADJ 2 ADP 4 ADV 4 NOUN 5 NUM 2 VERB 2 a 6 about 3 at 3 for 3 in 5 is 3 it 4 on 2 some 2 the 6 to 9
we all: NOUN 2 VERB 3
we are: very 3
we can: VERB 5
we did: PART 2
we do: PART 5
we had: PART 2 a 2
we have: VERB 3 a 3
we only: VERB 2
we will: VERB 4 be 2
were: , 1 ADJ 16 ADP 1 ADV 11 MARK 1 NOUN 5 NUM 4 PART 1 VERB 53 all 1 an 1 at 1 by 1 in 1 less 1 many 1 more 2 no 1 not 3 of 1 on 1 only 1 the 2 those 1 to 1 too 1 with 1
were ADJ: , 6 . 4 to 2
were ADV: VERB 5 the 2
were NOUN: , 3
were NUM: NOUN 2
were VERB: , 6 . 8 ADP 7 ADV 4 NOUN 2 and 2 by 4 from 3 in 4 to 4
were not: ADV 2
what: , 2 ADJ 1 ADV 2 AUX 1 NOUN 14 PRON 2 VERB 21 a 4 about 1 an 1 can 9 did 3 do 1 does 1 had 2 he 1 i 6 if 1 is 6 it 3 its 1 she 3 such 1 that 1 the 1 their 1 these 2 they 14 to 2 was 3 we 3 will 1 would 1 you 3
what ,: then 2
what NOUN: me 2 of 4
what VERB: ADP 3 NOUN 2 in 3 it 2 me 2 the 2
what a: NOUN 3
what can: a 3 you 3
what did: you 3
what i: AUX 2
what is: VERB 4
what these: NOUN 2
what they: VERB 12
what was: VERB 3
what we: VERB 3
when: NOUN 11 NUM 1 PRON 6 VERB 10 a 13 an 2 he 3 her 1 his 1 i 50 it 14 more 1 my 4 no 1 she 3 the 34 their 1 there 1 they 19 to 2 we 4 you 12
when NOUN: NOUN 2 VERB 7
when PRON: has 3
when VERB: VERB 8
when a: NOUN 12
when an: NOUN 2
when he: was 2
when i: VERB 23 am 4 have 2 was 19
when it: VERB 8 is 3
when my: NOUN 3
when she: VERB 3
when the: ADJ 4 NOUN 30
when they: VERB 11 are 6 were 2
when to: VERB 2
when we: VERB 2
when you: VERB 10
where: ADJ 2 ADP 1 NOUN 5 NUM 3 PRON 6 VERB 8 a 6 an 3 and 1 both 1 by 1 do 1 i 8 is 1 it 4 my 1 no 1 only 1 other 1 our 1 she 1 such 1 the 15 there 1 these 1 they 4 was 1 we 2 you 2 your 2
where NOUN: VERB 2
where PRON: VERB 2 has 2
where VERB: VERB 5 is 2
where a: ADJ 2 NOUN 3
where an: ADJ 2
where i: VERB 7
where it: VERB 3
where the: NOUN 13
where your: NOUN 2
whereas: ADV 2 NOUN 1 a 3 in 1 my 1 the 2
whereas a: NOUN 3
which: ADJ 1 ADV 1 NOUN 20 NUM 2 PRON 1 VERB 26 a 3 an 1 at 1 can 1 could 1 do 1 had 6 has 4 have 1 he 1 i 10 in 1 is 13 it 3 its 1 may 1 more 1 most 1 my 1 no 2 of 2 the 7 they 5 was 11 we 1 were 1 would 3 you 1
which NOUN: VERB 3 are 2 is 5 the 3
which VERB: ADP 2 NOUN 2 a 2 my 2 the 4 them 2 to 2
which a: NOUN 2
which had: VERB 4
which has: VERB 2
which i: ADV 3 VERB 5
which is: VERB 2 a 3 why 2
which it: was 2
which no: NOUN 2
which of: the 2
which the: NOUN 6
which was: ADJ 2 more 2 the 4
which would: ADV 2
while: , 1 NOUN 9 PRON 1 VERB 1 i 2 some 2 the 4 they 1 this 1 we 1 you 1
while NOUN: VERB 5
while the: NOUN 3
who: , 1 . 1 ADJ 1 ADP 2 ADV 9 AUX 6 NOUN 19 VERB 67 are 6 can 4 could 1 did 1 do 3 does 1 had 7 has 8 have 11 he 2 his 1 is 12 may 2 the 1 very 1 were 2 would 2
who ADP: NOUN 2
who ADV: VERB 8
who AUX: ADV 3
who NOUN: NOUN 6 a 2 in 2 the 2 to 2
who VERB: ADJ 5 ADP 5 ADV 6 NOUN 8 a 5 at 2 for 2 me 4 on 2 the 7 to 5
who are: VERB 2
who can: VERB 3
who had: VERB 3
who has: VERB 3 to 2
who have: ADV 2 VERB 3
who is: ADJ 3 NUM 3 VERB 4
who may: be 2
whose: ADJ 2 ADV 1 NOUN 11 VERB 2
whose ADJ: NOUN 2
whose NOUN: VERB 2 are 2 had 2
why: . 1 NOUN 1 VERB 3 a 2 and 1 are 1 do 6 i 8 is 1 it 1 the 3
why a: NOUN 2
why do: some 6
why i: VERB 5
why the: ADJ 2
will: , 1 . 1 ADJ 2 ADV 11 NOUN 2 PRON 1 VERB 106 also 1 be 20 do 2 have 6 must 1 no 1 not 7 to 2 you 1
will ADV: VERB 6 be 2
will VERB: , 4 . 2 ADJ 12 ADP 2 ADV 4 NOUN 11 PRON 2 VERB 3 a 4 about 2 at 5 both 3 for 2 in 3 it 3 more 4 some 2 that 2 the 9 to 4 why 2 you 4
will be: ADJ 10 VERB 4 more 3
will have: to 2
will not: VERB 4 be 2
will to: VERB 2
with: . 1 ADJ 18 ADV 1 MARK 2 NOUN 62 NUM 18 PRON 3 VERB 9 a 34 about 1 all 1 an 6 each 5 every 3 her 4 his 2 it 5 its 1 many 1 me 5 my 17 no 2 only 1 other 3 our 1 some 1 such 2 that 1 the 24 their 7 them 1 these 1 this 4 those 2 us 2 you 2 your 2
with ADJ: NOUN 18
with NOUN: , 14 . 19 NOUN 2 and 5 for 2 is 3 of 4
with NUM: ADJ 3 NOUN 10 SYM 4
with VERB: , 3 . 3
with a: ADJ 11 NOUN 21 NUM 2
with an: ADJ 2 NOUN 4
with each: other 3
with every: ADJ 3
with her: in 2
with his: NOUN 2
with it: . 2
with me: . 2
with my: NOUN 17
with no: NOUN 2
with other: NOUN 2
with the: ADJ 4 NOUN 20
with their: NOUN 7
with this: NOUN 4
with those: who 2
with you: . 2
with your: NOUN 2
within: NOUN 2 NUM 5 a 7
within NUM: NOUN 5
within a: ADJ 2 NOUN 5
without: . 1 ADJ 1 NOUN 7 VERB 11 X 1 a 8 an 2 any 2 being 2 it 1 such 1 the 1 them 2 these 1
without NOUN: , 3 . 2
without VERB: , 2 . 2 ADP 3
without a: NOUN 8
without an: NOUN 2
would: ADV 14 PART 8 VERB 37 a 1 also 3 be 11 do 1 have 14 it 1 most 1 not 3 then 1 you 1
would ADV: VERB 6 be 3 have 4
would PART: VERB 5 have 2
would VERB: ADJ 3 ADV 2 NOUN 3 a 2 in 2 me 2 that 3 the 4 to 3
would also: VERB 3
would be: ADJ 4 ADV 2
would have: VERB 9 been 3
would not: VERB 2
you: , 3 . 11 ADJ 2 ADV 3 AUX 15 INTJ 2 MARK 1 NOUN 1 PRON 1 VERB 88 a 3 about 2 after 1 are 8 as 1 been 3 can 30 could 4 did 1 do 16 during 1 for 2 have 11 how 1 may 4 might 1 must 6 on 1 should 5 that 1 the 4 there 1 to 3 what 1 will 9 with 1 would 1
you .: $ 11
you ADV: have 2
you AUX: ADV 2 PART 6 VERB 5
you INTJ: VERB 2
you VERB: , 4 . 6 ADP 5 ADV 5 NOUN 4 NUM 6 PRON 2 a 7 from 5 in 2 it 5 me 3 most 3 the 5 this 2 to 8 your 2
you a: NOUN 3
you about: a 2
you are: ADJ 4 VERB 2
you been: VERB 3
you can: VERB 26 not 3
you could: VERB 2
you do: ADV 3 PART 7 not 4
you have: NOUN 2 VERB 2 to 4
you may: VERB 4
you must: PART 2 to 2
you should: VERB 4
you the: NOUN 4
you to: VERB 2
you will: VERB 9
your: ADJ 4 MARK 2 NOUN 43
your ADJ: NOUN 4
your MARK: NOUN 2
your NOUN: , 8 . 11 NOUN 2 VERB 4 and 2 do 3 in 2
`.trim();
