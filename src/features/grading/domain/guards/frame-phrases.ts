/**
 * Frames that are learnt by heart and fit any topic, in lower case without marks. `*` is one to three words. Links that
 * good writers use (`for example`, `in contrast`) are not frames, and neither are the words of reports about charts.
 */
export const FRAME_PHRASES: readonly string[] = `
nowadays
in this day and age
in the modern world
in the modern era
in modern society
in today's world
in today's society
in the contemporary *
in the era of globalization
in recent years there has been
with the rapid development of *
with the advancement of *
with the advent of *
with the passage of time
since the dawn of *
since time immemorial
it is undeniable that
it cannot be denied that
it is an undeniable fact that
there is no denying that
there is no doubt that
there is no denying
without a shadow of a doubt
no one can deny that
nobody can deny that
it goes without saying that
needless to say
as we all know
as everyone knows
as is known to all
it is known to all that
it is widely believed that
it is universally acknowledged that
it is a well known fact that
it is an irrefutable fact that
it is crystal clear
it is often argued that
it is commonly argued that
there has been a heated debate
has sparked a heated debate
has aroused a heated discussion
sparked * debate
a heated debate
a hotly debated topic
a hotly debated issue
it is a hotly debated topic whether this is good or bad
a highly debated *
a controversial issue
a controversial topic
a topic of discussion
has become a hot topic
a burning issue
this burning issue
a double edged sword
every coin has two sides
each coin has two sides
there are two sides to every *
two sides of the same coin
both sides of the coin
has its own pros and cons
has both pros and cons
its own advantages and disadvantages
has its own merits and demerits
the pros and cons of *
this essay will discuss both views
this essay will discuss
this essay will examine
this essay will explore
this essay will shed light on
this essay aims to *
this essay intends to *
i will discuss both *
i will discuss both views and give my own opinion
both views and give my own opinion
discuss both sides
discuss both views
give my own opinion
before giving my opinion
before reaching a conclusion
in the following paragraphs
in the upcoming paragraphs
in the subsequent paragraphs
the reasons will be discussed
will be discussed in detail
will be elaborated below
i will shed light on
shed light on
on the one hand
on one hand
on the other hand
first and foremost
first of all
last but not least
to begin with
to commence with
to start with
to embark on
let us begin with
there are many advantages
there are several advantages
there are many disadvantages
there are some disadvantages
there are numerous reasons
there are several reasons
there are many reasons why
there are a multitude of reasons
there are myriad reasons
due to many reasons
for many reasons
for several reasons
one of the main reasons is that
one of the most important reasons is that
the primary reason is that
the main reason behind this is that
the first and foremost reason is that
another reason is that
another point worth mentioning is that
it is worth mentioning that
it is worth noting that
it should be noted that
it must be noted that
what is more
not to mention
a wide range of people
a wide range of
a plethora of
a myriad of
a host of
many people in my country
in my country
agree with this view
many people benefit from it
many people suffer from it
people benefit from it
people suffer from it
it plays an important role in
plays an important role in
plays a crucial role in
plays a vital role in
plays a pivotal role in
play an important role in
play a crucial role in
play a vital role in
play a pivotal role in
an integral part of
an indispensable part of
part and parcel of
it can lead to many problems
can lead to many problems
lead to many problems
leads to many problems
bring many benefits
brings many benefits
some people think that
some people believe that
some people argue that
other people think that
other people believe that
others believe that
others argue that
people hold different views
people have different opinions
people have different views
opinions are divided
opinions vary from person to person
from my point of view
from my perspective
in my point of view
as far as i am concerned
to my way of thinking
i am of the opinion that
i am inclined to believe that
i firmly believe that
i strongly believe that
i personally believe that
i strongly agree with
i completely agree with
i totally agree with
i partially agree with
to a large extent
to a certain extent
to some extent
in conclusion
to conclude
to sum up
in a nutshell
all in all
all things considered
by way of conclusion
taking everything into consideration
taking everything into account
taking all into account
having considered both sides
after weighing both sides
after analysing both sides
weighing up both sides
from the above discussion
from what has been discussed above
in light of the above
based on the above
based on the arguments
based on the aforementioned
the above mentioned
the aforementioned
it can be concluded that
it is concluded that
i would like to reiterate
i would like to conclude
reach a reasoned conclusion
draw the conclusion that
we can draw the conclusion
we can come to the conclusion
the advantages outweigh the disadvantages
the disadvantages outweigh the advantages
the benefits outweigh the drawbacks
the drawbacks outweigh the benefits
the advantages * outweigh the disadvantages
outweigh its disadvantages
outweighs the disadvantages
the government and individuals should work together
governments and individuals should work together
the government should take measures
the government should take action
effective measures should be taken
measures should be taken
join hands
go hand in hand
only in this way can we
a bright future
a better tomorrow
make the world a better place
our future generations
for the betterment of society
the betterment of *
society as a whole
the society at large
to solve this problem
this problem
this issue
this topic
this matter
to be more specific
that is to say
to illustrate this point
a good example of this is
a case in point is
take * for example
for example many people
for instance many people
`
  .trim()
  .split('\n');
