import { describe, expect, test } from 'vitest';
import { checkPassword } from './check-password.ts';
import { isCommonPassword } from './common-password.ts';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** What lists of stolen passwords begin with, as far as it has a digit: otherwise it may not be chosen anyway. */
const WEAK = {
  'digits alone': words(`
    123456 1234567 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 654321 111111 1111111 11111111
    000000 00000000 222222 666666 777777 888888 88888888 999999 121212 123123 123123123 123321 112233 11223344 12341234
    12344321 101010 131313 696969 159753 147258369 147258 789456 789456123 741852963 963852741 102030 10203040 1122334455
    5201314 1314520 520520 7758521 7758258 314159 3141592654 19900101 20001231 31121999 12251988 0912345678 0987123456
    13800138000 20202020 19951995 555555 246810 13579246810 918273645`),
  'fingers on the keyboard': words(`
    abc123 abc12345 abcd1234 abcdef1 123abc 1234abcd a1b2c3 a1b2c3d4 1a2b3c4d qwerty1 qwerty12 qwerty123 qwerty1234
    qwerty12345 1qwerty qwe123 123qwe 123qweasd qweasd123 qwer1234 1234qwer qwert123 asdf1234 asdfgh123 asdfghjkl1 asd123
    zxc123 zxcv1234 zxcvbn1 zxcvbnm123 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc
    1qazxsw2 1QAZ2wsx !QAZ2wsx zaq12wsx zaq1xsw2 qazwsx123 qazwsx1 qwertyuiop1 poiuytrewq1 mnbvcxz1 12qwaszx aaa111
    aaaaaa1 aaaa1111 abc321 zse45rdx a123456789 a123456 aa123456 q123456 z123456 123456a 123456q 123456abc qwe123456
    abcd123456 asd123456 wjl123456 lxm19900512 a1234567 1234567a as123456 1a1a1a 1234567890a azerty123 qwertz1`),
  'words dressed up': words(`
    password1 password12 password123 password1234 password2024 Password1! Passw0rd passw0rd1 p@ssw0rd p@ssword1
    P@55w0rd pa55word pa55w0rd1 passwort1 pass1234 pass123 1password 123password mypassword1 newpassword1 password01
    password! welcome1 welcome123 Welcome2023! w3lc0me letmein1 letmein123 l3tm31n changeme1 changeme123 admin123
    admin1234 Admin@123 administrator1 root123 root1234 test123 test1234 testtest1 tester1 user1234 guest123 login123
    secret1 secret123 s3cr3t access14 master1 master123 trustno1 hello123 hello1234 hell0123 whatever1 nothing1
    computer1 internet1 system123 server2019 default1 temp1234 student1 student2024 teacher1 school123 english1 love123
    love1234 lovely1 loveyou1 loveme1 iloveyou1 iloveyou2 iloveyou123 1loveyou iloveu2 ilove123 ilovemichael1
    ilovetaiwan1 forever1 baby123 babygirl1 babyboy1 angel1 angel123 princess1 princess123 sunshine1 sunshine123
    flower1 rainbow1 butterfly1 chocolate1 cookie1 cookie123 monkey1 monkey123 dragon1 dragon123 tiger123 panda123
    kitty123 puppy123 shadow1 shadow12 killer1 ninja123 samsung1 iphone12 google1 google123 facebook1 apple123 orange1
    purple1 silver1 golden1 summer1 summer2024 Summer2023! winter2022 spring24 autumn2021 august08 monday1 football1
    football123 soccer10 baseball1 basketball1 hockey123 tennis1 golf1234 superman1 superman123 batman1 spiderman1
    ironman3 starwars1 pokemon1 pokemon123 pikachu1 naruto1 naruto123 goku1234 minecraft1 matrix1 mustang1 ferrari1
    porsche911 mercedes1 harley1 yamaha1 blink182 metallica1 eminem1 rockstar1 jesus1 jesus123 god12345 freedom1
    bigdaddy1 sexy123 bitch1 fuckyou1 asshole1 bond007 area51 thx1138 ncc1701 drowssap1 love4ever`),
  'clubs and players': words(`
    liverpool1 liverpool123 arsenal1 arsenal123 chelsea1 chelsea12 manchester1 manutd1 manutd99 united1 barcelona1
    barcelona10 realmadrid1 juventus1 milan2007 bayern1 messi10 ronaldo7 cristiano7 neymar11 beckham7 gerrard8 jordan23
    jordan1 kobe24 kobe0824 lakers24 lebron23 curry30 yankees1 cowboys1`),
  'names with a number': words(`
    michael1 michael123 jennifer1 jessica1 ashley1 daniel1 daniel123 charlie1 charlie123 andrew1 thomas1 robert1 jordan12
    michelle1 nicole1 amanda1 kevin123 kevin0512 jason1990 alex1234 alex2005 david123 peter1988 eric1999 amy12345
    tommy520 linda1314 vivian888 jenny168 maria123 george1 joshua1 hunter1 buster1 max12345 bella123 muhammad1
    wang123456 zhang123 li123456 chen1234 liu12345 lin123456 huang520 wangwei1 wangxiaoming1 xiaoming123 chenmeiling88
    linyichun1990 xiaomei520 meiling1314 yating0923`),
  'Chinese in Latin letters and in Zhuyin': words(`
    woaini1 woaini123 woaini520 woaini1314 woaini5201314 5201314woaini wo1314 mima123 mima1234 nihao123 taiwan1
    taiwan123 taipei101 kaohsiung7 hongkong1 beijing2008 shanghai1 china123 laopo520 baobei520 jiayou123 gongxifacai888
    ji32k7au4a83 au4a83 ji394su3 su3cl3 ji3g4xup6 密碼123456 我愛你520`),
  'this site': words(`
    ielts1 ielts123 ielts2024 IELTS7.5 ielts9 ielts100 Ielts2025! ninefold1 ninefold123 ninefold2026 ninefoldielts1
    toefl100 toeic990 band9 band75 speaking7 exam2024 exam1234 english123 british1 mocktest1 cambridge1 oxford123`),
} as const;

describe.each(Object.entries(WEAK))('%s', (_, passwords) => {
  test.each(passwords)('%s is common', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
});

test('two hundred and fifty of these and more are looked at, each once', () => {
  const all = Object.values(WEAK).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(250);
});

test.each([
  [' Password 1 ', 'spaces and capitals'],
  ['ｐａｓｓｗｏｒｄ１', 'full-width signs'],
  ['p a s s w o r d 1', 'spaces between'],
  ['PASSWORD1', 'capitals'],
  ['password1password1', 'repetition'],
  [`${'x'.repeat(200)}1`, 'one sign two hundred times'],
  ['1234'.repeat(30), 'a block thirty times'],
])('%j is common: %s counts for nothing', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

/** Passphrases, sentences, made-up words, and what a password manager gives. */
const GOOD = [
  'correct horse 7 battery',
  'correct horse battery 9',
  'violet 7 tram',
  'amber 9 kite',
  'three quiet otters 4 tea',
  'my uncle sold 14 umbrellas',
  'the 8th lamp is never lit',
  'we ate noodles at 2am in Tainan',
  'blue bicycles need 3 bells',
  'seven foxes jumped 2 fences',
  'grandma knits 5 red scarves',
  'paper boats 6 in the gutter',
  'no sugar in my 4th coffee please',
  'typhoon day 11 and still no school',
  'rice cookers sing at 6 in the morning',
  'there were 9 stairs and a cat',
  'mapleWindow82teapot',
  'harbour-lantern-41-quilt',
  'pebble.saxophone.27.moth',
  'copper_ladder_63_fern',
  'walnutParade19Hinge',
  'teacup7marathon',
  'gravel3symphony',
  'quilted9meadow',
  'plumber5galaxy',
  'tractor8velvet',
  'kettle4avalanche',
  'noodle6observatory',
  'mitten2telegraph',
  'lighthouse8radish',
  'otter5parliament',
  'sandal7cathedral',
  'pigeon4thermostat',
  'unicycle3pantry',
  'saffron6elevator',
  'g7Kp2!vQx9Rm',
  'Xk9#mL2$vN8q',
  'T4r!zB7wQe1u',
  'hV3nR8cY5pWd',
  '9xLq2ZvT7mJc',
  'u8Gd4FsK1yNb',
  'aT6jPz0RwQ3e',
  'm5XcV9bHk2Lo',
  'jW1sEd7TgY4u',
  '4rNq8KzMv6Ph',
  'b3f9a1d7c2e8',
  '7c1e9f4b2a8d',
  'k2v8m4z7q1x9',
  'qf83kd92hs71',
  'zv61mx40pt95',
  'r9t2w7y4u1p6',
  'h4x8l2n6c0v3',
  'dk29fj47sl',
  'vm40xq83tb',
  'wz71kc52nf',
  'ry86pd13gh',
  'tq3v9m',
  'k7xw2z',
  'p4hq8n',
  '9vzt3k',
  'f2rm7w',
  'x8qd4j',
  '839201746',
  '4729106385',
  '60381947',
  '273849106',
  '918264735510',
  'Tz7-quarry-Lm2',
  'N0t-the-Usu4l-w4y-home',
  'Iwasbornin1anappleorchard',
  'Mfctbo2kiaT!',
  'Wwtcf4yaneh2m',
  'ihtgttd3toop',
  'Tb0ntb!titq',
  'oncethere3wasaduckling',
  'wherearemy2leftshoes',
  'brokenumbrella4sale',
  'nobodyeatsthe7thdumpling',
  'thekettleboilsat4',
  'my1stbicyclewasorange',
  'xylophone4giraffes',
  'zucchini8zeppelin',
  'quokka7trampoline',
  'jackfruit3hammock',
  'hippocampus2tango',
  'marzipan9glacier',
  'obsidian4ferret',
  'turnip6accordion',
  'gazpacho3turbine',
  'wombat8origami',
  '早餐吃了3個饅頭',
  '窗外7隻麻雀在吵架',
  '奶奶的毛衣有9顆鈕扣',
  '颱風天看了4部電影',
  '捷運上睡過頭2站',
  'zhe4 ge5 mi4 ma3 bu4 hao3 cai1',
  'kan3yu2de0mao1hen3pang4',
  'Lluvia4paraguasrojo',
  'Fünf5Fahrräderimgarten',
  'dernière9étoileauciel',
  'vodopad7babushkin',
  'kirei2nasakurazaka',
  'ñandú8corre',
] as const;

test.each(GOOD)('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('a hundred of these and more are looked at, and the other rules let them pass', () => {
  expect(new Set(GOOD).size).toBe(GOOD.length);
  expect(GOOD.length).toBeGreaterThanOrEqual(100);
  expect(GOOD.filter((password) => checkPassword(password) !== undefined)).toEqual([]);
});

test.each([
  '',
  ' ',
  '\n\n\n',
  '\u0000',
  '1',
  'a'.repeat(1000),
  '𠮷'.repeat(500),
  '!'.repeat(999),
  '('.repeat(40),
])('is decided of anything: %j', (password) => {
  expect(isCommonPassword(password)).toBeTypeOf('boolean');
});

test('is decided soon, of the longest too', () => {
  // Ten thousand splits of a text that is nearly all affix; a rule that grew with the length to a power would hang.
  const texts = Array.from({ length: 50 }, (_, place) => `123abc!${'chenlinwang'.repeat(2)}${place}`);
  expect(texts.map(isCommonPassword)).toHaveLength(50);
});
