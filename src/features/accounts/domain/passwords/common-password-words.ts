const list = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Words that many passwords are built on, by field. Lower case, without symbols. */
const PASSWORDS = list(`
  password passwort passwd passw pass passme passcode pwd pw code key secret secure security private login logon signin
  signup account user username admin administrator root guest test tester testing testtest demo sample temp temporary
  default change changeme changeit letmein letmeinnow openup opensesame sesame access enter welcome hello hallo hola
  hi hey bye goodbye thanks thankyou please sorry whatever nothing something anything everything none empty null
  nopass nopassword mypass mypassword newpass newpassword mypwd forget forgot forgotten remember dontforget trustno
  master system server computer laptop desktop internet network online website webmaster office company business work
  home house family student teacher school college university class lesson study exam book library english chinese
  math science history music art job boss manager qwertz azerty keyboard mouse monitor windows microsoft linux ubuntu
  debian oracle mysql database cisco apple iphone ipad ipod macbook android samsung galaxy huawei xiaomi oppo vivo
  nokia sony google gmail yahoo hotmail outlook facebook instagram twitter youtube tiktok line wechat weixin whatsapp
  telegram netflix spotify amazon alibaba taobao paypal visa bitcoin crypto chrome firefox safari zoom matrix cheese
  starbucks adidas nike puma gucci prada chanel rolex toyota honda nissan mazda bmw mercedes benz audi porsche ferrari
  lamborghini mustang corvette camaro harley yamaha suzuki ducati jeep volvo ford chevy dodge hummer lexus tesla
`);

const AFFECTION = list(`
  love lover lovely loveyou loveme loveu iloveyou iloveu iloveme ilove iluv luv mylove truelove lovelove forever
  always together heart sweetheart sweety sweetie sweet honey baby babe babygirl babyboy bby darling dear angel angels
  beautiful pretty cute cutie sexy hottie kiss kisses kissme hug hugs happy happiness lucky luck smile joy peace hope
  faith grace dream dreams dreamer life mylife friend friends bestfriend friendship bff boyfriend girlfriend husband
  wife mother father mommy mummy mom mama mum daddy dad papa sister brother sis bro daughter son grandma grandpa
  princess prince king queen lady gentleman boy girl man woman men women missyou imissyou bigboy blessed blessing
  jesus christ jesuschrist god godisgood godislove lord heaven church allah bismillah buddha karma amen
`);

const NATURE = list(`
  sun sunny sunshine sunflower sunset sunrise moon moonlight star stars starlight sky bluesky rainbow rain rainy snow
  snowman snowball winter spring summer autumn fall season storm thunder lightning cloud wind ocean sea beach island
  river lake mountain forest tree flower flowers rose roses lily tulip orchid daisy violet jasmine cherry blossom
  lavender fire water earth ice crystal diamond pearl ruby emerald gold golden silver black white red blue green yellow
  orange purple pink brown gray grey monday tuesday wednesday thursday friday saturday sunday january february march
  april may june july august september october november december birthday christmas halloween easter holiday weekend
  morning night midnight today tomorrow yesterday newyear apple apples banana bananas orange lemon cherry strawberry
  peach mango kiwi melon grape pineapple coconut cookie cookies candy sugar chocolate coffee tea milk bread butter
  cheese pizza burger hotdog noodle rice sushi pepper ginger cinnamon vanilla peanut popcorn cupcake muffin pumpkin
  dog doggy doggie puppy cat kitty kitten pussycat hellokitty monkey tiger lion bear panda koala rabbit bunny mouse
  horse pony dragon phoenix eagle falcon hawk bird chicken duck penguin owl parrot fish shark dolphin whale turtle frog
  snake spider butterfly bee wolf fox elephant giraffe zebra pig piggy cow sheep goat buffalo bull cobra panther
  jaguar cougar leopard cheetah dinosaur unicorn hamster squirrel buster buddy lucky max rocky bailey bella coco
`);

const PLAY = list(`
  football soccer basketball baseball hockey tennis badminton golf swimming volleyball rugby cricket boxing karate
  kungfu judo yoga dance dancer dancing runner running ski surfing surfer skate skater fishing hunter hunting champion
  champ winner player players team sport sports coach game games gamer gaming play playboy playgirl playstation xbox
  nintendo pokemon pikachu charizard mario luigi zelda sonic minecraft roblox fortnite starcraft warcraft dota lol
  overwatch diablo tekken halo callofduty counterstrike naruto sasuke itachi goku gohan vegeta dragonball onepiece
  luffy zoro doraemon totoro conan slamdunk bleach inuyasha digimon yugioh gundam evangelion sailormoon batman
  superman spiderman ironman hulk wolverine deadpool captain avengers joker robin catwoman superstar starwars startrek
  yoda vader skywalker solo jedi hobbit gandalf frodo legolas harrypotter potter hermione hogwarts voldemort
  dumbledore jamesbond bond neo terminator rambo godzilla kingkong simpsons homer bart snoopy garfield mickey minnie
  donald disney barbie frozen elsa pirate ninja samurai warrior soldier sniper killer slayer assassin hacker hack
  legend hero magic magician wizard witch vampire zombie ghost monster devil demon evil satan hell angel death dead
  shadow darkness dark knight light power super mega ultra extreme turbo speed racing racer rocket shuttle falcon
  metallica nirvana slipknot acdc ironmaiden beatles queen eminem tupac rihanna beyonce madonna elvis blink greenday
  linkinpark coldplay bts blackpink twice exo bigbang jaychou mayday justin bieber taylorswift arianagrande onedirection
  guitar piano drums bass violin singer song rock rockstar rocknroll metal punk hiphop reggae jazz rapper
  liverpool arsenal chelsea manchester united manutd mancity tottenham spurs everton newcastle leeds westham aston
  villa celtic rangers barcelona barca realmadrid madrid atletico juventus milan acmilan inter intermilan napoli roma
  bayern dortmund ajax benfica porto psg galatasaray fenerbahce messi ronaldo cristiano neymar mbappe beckham
  rooney gerrard zidane maradona pele kobe kobebryant bryant lebron jordan michaeljordan curry durant iverson shaq
  jeremylin lakers bulls celtics warriors rockets knicks heat yankees redsox dodgers mets cubs giants cowboys eagles
  steelers packers patriots raiders broncos dolphins bears lions tigers
`);

const IDEAS = list(`
  freedom liberty victory success money cash rich dollar million millionaire power respect honor honour courage
  strength destiny fortune miracle mystery secret silence trust truth believe believer imagine inspire passion pride
  justice karma wisdom genius smart clever lazy crazy silly funny stupid idiot loser nerd geek noob pro boss chief
  soul spirit mind heart body blood bone skull head hand foot eyes face hair nose hero zero one two three four five six
  seven eight nine ten first second third last final number numbers lucky unlucky random mystery creative future past
  present time timeless eternity infinity universe galaxy space planet earth world global nation republic general
  captain sergeant colonel marine marines navy army airforce police doctor nurse lawyer driver pilot sailor farmer
  vacation travel trip flight plane airplane train truck bike bicycle motorbike scooter ship boat yacht
  house garden window door table chair phone telephone mobile camera picture photo video movie cinema theater radio
  television music concert party drink drinks beer wine vodka whisky tequila smoke smoking marijuana weed ganja cannabis
  fuck fucker fuckyou fuckoff fuckme shit bullshit bitch bastard asshole ass dick cock pussy sex sexy porn boobs tits
  suck sucks damn crap hate hateyou ihateyou hateme killme dieyou die kill blackout
`);

/** First names, English and as they are spelled in Taiwan, Hong Kong and China. */
const NAMES = list(`
  aaron abby abigail adam adrian aiden alan albert alex alexander alexandra alexis alice alicia alison allen alyssa
  amanda amber amelia amy andrea andreas andrew andy angel angela angelina angie anita ann anna anne annie anthony
  antonio april ariel arthur ashley austin barbara ben benjamin benny bernard beth betty beverly bill billy bob bobby
  brad bradley brandon brandy brenda brian britney bruce bryan caitlin cameron candy carl carlos carmen carol caroline
  carolyn carter catherine cathy chad charles charlie charlotte chelsea cheryl chloe chris christian christina
  christine christopher cindy claire clara colin connie connor courtney craig crystal cynthia daisy dakota dan dana
  daniel daniela danny david dean debbie deborah debra denise dennis derek diana diane diego donald donna doris
  dorothy douglas dylan eason eddie edward eileen elaine elena elizabeth ella ellen emily emma eric erica erin ethan
  eugene eva evan evelyn felix fiona florence frances francis frank fred freddy gabriel gary george gerald gina gloria
  gordon grace greg gregory hannah harold harry harvey heather hector helen henry holly howard hugo ian irene iris
  isaac isabel isabella ivan ivy jack jackie jackson jacob jade jake james jamie jan jane janet janice jared jasmine
  jason jay jean jeff jeffrey jennifer jenny jeremy jerry jesse jessica jessie jill jim jimmy jo joan joanna joe joel
  joey john johnny johnson jonathan jordan jorge jose joseph josh joshua joy joyce juan judy julia julian julie justin
  karen kate katherine kathleen kathy katie kayla keith kelly ken kenneth kenny kevin kim kimberly kristen kyle lance
  larry laura lauren laurie lawrence lea leah lee leo leon leonard leslie lewis liam lily linda lisa logan lori louis
  louise lucas lucy luis luke lynn mandy marcus margaret maria marie marilyn mario marina marissa mark martha martin
  marvin mary mason matt matthew maurice max megan melanie melissa mia michael michaela michele michelle miguel mike
  mikey mila miles molly monica morgan nancy naomi natalie natasha nathan nathaniel nicholas nick nicky nicole nina
  noah nora norman oliver olivia oscar owen paige pam pamela patricia patrick patty paul paula pedro peggy penny peter
  phil philip phillip phoebe rachel ralph randy ray raymond rebecca renee ricardo richard rick ricky rita rob robert
  roberto robin roger ronald ronnie rosa rose roy russell ruth ryan sabrina sally sam samantha sammy samuel sandra
  sandy sara sarah scott sean sebastian sergio shane shannon sharon shawn sheila shirley simon sofia sonia sophia sophie
  stacy stanley stella stephanie stephen steve steven stuart sue summer susan susie sydney sylvia tanya tara taylor ted
  teresa terry theresa thomas tiffany tim timothy tina todd tom tommy tony tracy travis tyler vanessa veronica vicky
  victor victoria vincent violet virginia vivian walter wayne wendy will william willie winnie xavier yolanda yvonne
  zach zachary zoe mohamed mohammed muhammad ahmed ali fatima omar hassan ibrahim ivanov dmitri natasha sakura yuki
  haruka kenji takeshi jihoon minji
  xiaoming xiaohong xiaomei xiaoli xiaowei xiaojun xiaohua xiaofang xiaoyu xiaoyan meiling meimei meihua meizhen
  meiyu yating yijun jiahao guanyu zongxian chiahao chunchieh yichun yuting peishan shufen shuhui shuzhen limei lihua
  jianhong zhiming zhihao junjie weiwei tingting lingling fangfang juanjuan lili lulu nana yaya yangyang jiajia
  feifei qiqi lele beibei huanhuan dandan pingping xinxin yuanyuan tiantian mingming daming ahming ahmei
`);

/** Chinese as it is typed in Latin letters, and places. */
const CHINESE = list(`
  woaini woaiwo aini wo nihao woshishui wodemima mima mimashi woshi laopo laogong baobei baobao qinaide xiangni jiayou
  gongxi facai gongxifacai zhongguo zhonghua taiwan taipei taichung tainan kaohsiung hsinchu keelung hualien formosa
  hongkong kowloon macau beijing shanghai guangzhou shenzhen china chinese singapore malaysia japan tokyo osaka kyoto
  korea seoul thailand bangkok vietnam india america american usa canada canadian england london britain british
  australia sydney melbourne newyork boston chicago dallas texas california losangeles seattle florida miami france
  paris germany berlin italy rome spain brazil mexico russia moscow ukraine turkey istanbul egypt africa europe asia
  wang zhang zhao qian sun zhou zheng feng chen chu wei jiang shen han yang zhu qin xu lu shi kong cao yan hua jin tao
  qi xie zou yu bai dou zhan yun su pan ge fan peng lang chang ma miao fang ren yuan liu bao shi tang lei he luo hao
  bian kang wu fu bi dai hu ding deng du lin hsu huang lee li tsai tseng hsieh cheng kuo hung chiu liao lai yeh chuang
  chiang ho hsiao lo kao chien chung chan shih yen hsueh tsao lau wong cheung ng kwok leung nguyen tran park kim choi
  密碼 我愛你 我爱你 你好 台灣 台湾 生日快樂 老師 學生
  shifu laoshi xuesheng daxue qingshu tianshi gongzhu wangzi shuaige meinv meinu xiaohai mimi wangba aixin kuaile
  xingfu pengyou jiaren mama baba gege jiejie didi meimei tudou xigua pingguo xiaogou xiaomao longmao
`);

/** This site and its subject. */
const SITE = list(`
  ninefold ninefoldielts ielts ieltstest ieltsexam ieltsband ielts toefl toeic gept gre gmat band bandscore mocktest
  mock exam examination academic general listening reading writing speaking vocabulary grammar idp britishcouncil
  cambridge oxford essay cue task
`);

export const COMMON_WORDS: ReadonlySet<string> = new Set(
  [PASSWORDS, AFFECTION, NATURE, PLAY, IDEAS, NAMES, CHINESE, SITE].flat(),
);

/** Prefixes and suffixes: `ilovemichael`, `mydog`, `superfan`. */
export const OPENERS = list(
  'ilove iloveu iloveyou iheart luv love my the hello hi im iam mr mrs miss ms big little super new good best go woai woaini xiao lao ah mini happy',
);
export const CLOSERS = list(
  'love lover loveyou you me boy girl man fan fans rules rocks baby king forever ming mei',
);

/** Syllables of names, as in `wangxiaoming`, in the spellings of China and of Taiwan. */
export const SYLLABLES = list(`
  wang zhang li liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo liang song zheng xie tang han cao
  xu deng xiao feng zeng cheng cai peng pan yuan dong yu su ye lu wei jiang tian du ding shen fan chang chiu hsu tsai
  hung kuo hsieh tseng liao lai chou yeh chuang lo kao chien chung chan ho shih yen lee chiang hsiao jian jie jun jing
  jia jin hao hua hui hong hai xin xing xia xiang xue yan yi ying yong yun yue mei ming min ling lei lan long li ping
  qiang qing qi rong rui shan shu ting tao wen wei xiu yu zhi zhen zhong chih chia chieh chun hsin hsiang hsien ju jung
  kai ming pei shao sheng tzu tung wan yi yin yu yuan zong
`);

/** Numbers that people write for their sound or meaning. */
export const KNOWN_NUMBERS: ReadonlySet<string> = new Set(
  list(`
    007 069 100 101 1000 1001 10000 110 112 119 123 1314 13145 131420 1314520 1314521 143 1432 1437 14344 165 168 1688
    1788 182 200 201314 213 2000 2580 247 300 3000 303 311 315 3141 31415 314159 3141592 31415926 314159265 3141592654
    333 3344 3344521 360 365 369 404 411 420 500 520 5200 52013 520131 5201314 520520 5211314 521521 555 5555 588 600
    606 616 666 6666 69 6969 696969 700 707 711 747 777 7777 7758 7758258 7758521 786 800 808 886 888 8888 88888888 900
    909 911 9527 987 988 990 999 9999 1701 1812 1984 2112 4321 5150 8675309 0852 0857 0911 0987 04551 530 531 5301314 584
    5841314 770 880 881 7456 918 948 9494 54088 584520 5843344 5845201314
  `),
);

/** Chinese typed with a keyboard that is set to English: `ji32k7au4a83` is "my password" in Zhuyin. */
export const ZHUYIN: readonly string[] = list(`
  ji3 94 su3 au4 a83 2k7 g4 cl3 a8 184 w96 j0 w8 1j4 u4 vu4 xk4 dj94 b4 g6 m4 5p xl3 vm/6 g.3 gj bj4 rup rm6 y94 fm0
  ru8 vul3 tp6 xup6 j;6 u;6 5; xu.6 ej03 w94 1p3 5j/ ru/ e;0 18
`);

/** Well-known passwords that follow no pattern. */
export const KNOWN_PASSWORDS: ReadonlySet<string> = new Set(
  list(`
    12qwaszx 1qaz0okm 2wsx1qaz abcd123 a1b2c3d4e5 aa11bb22 aabbcc11 abc321 r2d2c3po thx1138 ncc1701 ncc1701d ncc1701e
    ncc74656 bond007 agent007 area51 catch22 route66 windows95 windows98 windows2000 windowsxp fuckyou1 fuckme1 fuck123
    shit123 bitch1 asshole1 cisco123 u2fan 4ever4u 2fast4u 4getit 4getme b4ckd00r qq123456 qq1234 qaz123wsx wsx123edc
    l33th4x0r h4ck3r t3st3r 1loveyou 1love 2cute4u 10sne1 me4ever love4ever luv4ever 4life 4lyfe 2hot4u only1 no1knows
    no1else numb3r 0penup 3rjs1la7qe 18atcskd2w 1g2w3e4r gfhjkm1 yfnfif1 djkjlz1 zxcv0987 g1234567 s123456789
  `),
);
