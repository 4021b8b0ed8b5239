import { writeCalendar } from '#platform/calendar/write-calendar.ts';
import { paths } from '#paths';
import { instantWithZone } from '#platform/i18n/instant-with-zone.ts';
import type { Language, Localised } from '#platform/i18n/language.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail, type MailBlock, type MailLink } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking } from '../booking-store.ts';
import { localOf } from '../slots/find-slots.ts';
import { lessonEvent, type Reader } from './lesson-event.ts';

const WHY: Readonly<Record<Reader, Localised>> = {
  learner: {
    en: 'You are receiving this email because you have a lesson at {school}.',
    'zh-Hant': '你在 {school} 預約了課程，所以收到這封信。',
  },
  teacher: {
    en: 'You are receiving this email because you teach at {school}.',
    'zh-Hant': '你是 {school} 的老師，所以收到這封信。',
  },
};

/** The subject of a reminder that is read on the day of the lesson. */
const TODAY: Readonly<Record<Reader, Localised>> = {
  learner: { en: 'Your lesson with {name} is today', 'zh-Hant': '提醒：今天有 {name} 的課程' },
  teacher: { en: 'Your lesson with {name} is today', 'zh-Hant': '提醒：今天與 {name} 上課' },
};

const BUTTONS = {
  lessons: { en: 'See the lesson', 'zh-Hant': '查看這堂課' },
  times: { en: 'Choose another time', 'zh-Hant': '選擇其他時間' },
  room: { en: 'Go to the room', 'zh-Hant': '進入教室' },
  calendar: { en: 'See your calendar', 'zh-Hant': '查看行事曆' },
  brief: { en: 'Open the brief', 'zh-Hant': '查看課前摘要' },
} as const satisfies Record<string, Localised>;

type Words = { readonly subject: Localised; readonly text: Localised };

const BOOKED: Localised = { en: 'The lesson is booked.', 'zh-Hant': '課程已預約。' };
const MOVED: Localised = {
  en: 'The lesson has a new time. It was at {before}.',
  'zh-Hant': '課程改到新的時間。原本的時間是 {before}。',
};

/** What a teacher reads about a lesson of a day that was cancelled whole: its time is not free again. */
const DAY_CLOSED: Localised = {
  en: 'The lesson will not take place. The day is closed: nothing can be booked on it.',
  'zh-Hant': '這堂課取消了，這一天不再開放預約。',
};

const TEXTS = {
  booked: {
    learner: {
      subject: { en: 'Your lesson with {name} is booked', 'zh-Hant': '已預約 {name} 的課程' },
      text: BOOKED,
    },
    teacher: { subject: { en: '{name} has booked a lesson', 'zh-Hant': '{name} 預約了課程' }, text: BOOKED },
  },
  'booked-by-school': {
    learner: {
      subject: { en: 'Your lesson with {name} is booked', 'zh-Hant': '已預約 {name} 的課程' },
      text: { en: 'The school has booked this lesson for you.', 'zh-Hant': '學校為你預約了這堂課。' },
    },
    teacher: {
      subject: { en: 'A lesson with {name} is booked', 'zh-Hant': '已預約與 {name} 的課程' },
      text: { en: 'The school has booked this lesson.', 'zh-Hant': '這堂課由學校預約。' },
    },
  },
  moved: {
    learner: {
      subject: { en: 'Your lesson with {name} has moved', 'zh-Hant': '{name} 的課程改期' },
      text: MOVED,
    },
    teacher: {
      subject: { en: 'The lesson with {name} has moved', 'zh-Hant': '與 {name} 的課程改期' },
      text: MOVED,
    },
  },
  cancelled: {
    learner: {
      subject: { en: 'Your lesson with {name} is cancelled', 'zh-Hant': '{name} 的課程已取消' },
      text: { en: 'The lesson will not take place.', 'zh-Hant': '這堂課取消了。' },
    },
    teacher: {
      subject: { en: 'The lesson with {name} is cancelled', 'zh-Hant': '與 {name} 的課程已取消' },
      text: {
        en: 'The lesson will not take place. The time is free again.',
        'zh-Hant': '這堂課取消了，時段已空出。',
      },
    },
  },
  'reminder-day': {
    learner: {
      subject: { en: 'Your lesson with {name} is tomorrow', 'zh-Hant': '提醒：明天有 {name} 的課程' },
      text: { en: 'Your lesson starts within 24 hours.', 'zh-Hant': '你的課程將在 24 小時內開始。' },
    },
    teacher: {
      subject: { en: 'Your lesson with {name} is tomorrow', 'zh-Hant': '提醒：明天與 {name} 上課' },
      text: {
        en: 'Your lesson starts within 24 hours. The button opens the brief of the lesson.',
        'zh-Hant': '你的課程將在 24 小時內開始。按下按鈕可查看這堂課的課前摘要。',
      },
    },
  },
  'reminder-hour': {
    learner: {
      subject: { en: 'Your lesson with {name} starts soon', 'zh-Hant': '提醒：{name} 的課程即將開始' },
      text: { en: 'Your lesson starts within an hour.', 'zh-Hant': '你的課程將在一小時內開始。' },
    },
    teacher: {
      subject: { en: 'Your lesson with {name} starts soon', 'zh-Hant': '提醒：與 {name} 的課程即將開始' },
      text: {
        en: 'Your lesson starts within an hour. The button opens the brief of the lesson.',
        'zh-Hant': '你的課程將在一小時內開始。按下按鈕可查看這堂課的課前摘要。',
      },
    },
  },
  'no-show-learner': {
    learner: {
      subject: { en: 'You missed your lesson with {name}', 'zh-Hant': '你錯過了 {name} 的課程' },
      text: {
        en: 'Your teacher reports that you did not come. If that is wrong, write to us.',
        'zh-Hant': '老師回報你沒有出席。如果不是這樣，請來信告訴我們。',
      },
    },
    teacher: {
      subject: { en: 'Reported: {name} did not come', 'zh-Hant': '已回報：{name} 未出席' },
      text: { en: 'The lesson counts as missed by the learner.', 'zh-Hant': '這堂課登記為學生未出席。' },
    },
  },
  'no-show-teacher': {
    learner: {
      subject: { en: 'We are sorry: {name} did not come', 'zh-Hant': '很抱歉，{name} 沒有出席' },
      text: {
        en: 'The lesson counts as missed by the teacher.',
        'zh-Hant': '這堂課登記為老師未出席。',
      },
    },
    teacher: {
      subject: { en: 'The lesson with {name} counts as missed', 'zh-Hant': '與 {name} 的課程登記為未出席' },
      text: {
        en: 'It is recorded that you did not come. If that is wrong, write to us.',
        'zh-Hant': '紀錄顯示你沒有出席。如果不是這樣，請來信告訴我們。',
      },
    },
  },
  completed: {
    learner: {
      subject: { en: 'Your lesson with {name} counts as held', 'zh-Hant': '{name} 的課程登記為已完成' },
      text: { en: 'The school has looked at the lesson again.', 'zh-Hant': '學校重新確認了這堂課。' },
    },
    teacher: {
      subject: { en: 'The lesson with {name} counts as held', 'zh-Hant': '與 {name} 的課程登記為已完成' },
      text: { en: 'The school has looked at the lesson again.', 'zh-Hant': '學校重新確認了這堂課。' },
    },
  },
} as const satisfies Record<string, Readonly<Record<Reader, Words>>>;

export type BookingMail = keyof typeof TEXTS;

/** What happened to the learner's credit, in a sentence for the learner. */
const CREDIT = {
  returned: { en: 'Your credit can be used again.', 'zh-Hant': '這堂課的堂數已歸還，可以再次使用。' },
  courtesy: {
    en: 'Your credit can be used again, and we have added one more.',
    'zh-Hant': '這堂課的堂數已歸還，另外再送你一堂。',
  },
  over: {
    en: 'Your credit is no longer used by this lesson, but it cannot be used again: it had expired before you cancelled.',
    'zh-Hant': '這堂課的堂數在取消前已過期，因此無法再使用。',
  },
  missed: {
    en: 'The lesson uses your credit. It is not returned.',
    'zh-Hant': '這堂課的堂數已使用，不予歸還。',
  },
  used: {
    en: 'The lesson was too close, so the credit is not returned.',
    'zh-Hant': '距離上課時間太近，這堂課的堂數不予歸還。',
  },
  decided: {
    en: 'The school has decided that the credit is used. If you disagree, write to us.',
    'zh-Hant': '學校決定這堂課的堂數不予歸還。如有疑問，請來信告訴我們。',
  },
  corrected: {
    en: 'The lesson uses one credit. Credits that you got back for it before have been taken back.',
    'zh-Hant': '這堂課使用一堂，先前因此歸還或贈送的堂數已收回。',
  },
} as const satisfies Record<string, Localised>;
export type CreditNews = keyof typeof CREDIT;

const REASON: Localised = { en: 'The reason:', 'zh-Hant': '原因：' };
const NEXT: Localised = { en: 'The next free times:', 'zh-Hant': '接下來的空堂：' };
const GREETING: Localised = { en: 'Dear {name},', 'zh-Hant': '{name}，你好：' };
const HELP: Localised = {
  en: 'Questions? Write to {email}. We are here {hours}.',
  'zh-Hant': '有任何問題，請來信 {email}。服務時間：{hours}。',
};
const LABELS = {
  yourTime: { en: 'Your time', 'zh-Hant': '你的時間' },
  teacherTime: { en: 'Teacher’s time', 'zh-Hant': '老師的時間' },
  learnerTime: { en: 'Learner’s time', 'zh-Hant': '學生的時間' },
  length: { en: 'Length', 'zh-Hant': '長度' },
  minutes: { en: '{minutes} minutes', 'zh-Hant': '{minutes} 分鐘' },
  wish: { en: 'What the learner wants to work on', 'zh-Hant': '這堂課想加強的內容' },
} as const satisfies Record<string, Localised>;

export type BookingMailInput = {
  readonly mail: BookingMail;
  readonly eventKey: string;
  readonly reader: Reader;
  readonly to: { readonly email: string; readonly name: string; readonly language: Language };
  /** The name of the other side. */
  readonly otherName: string;
  readonly booking: StoredBooking;
  readonly zones: Readonly<Record<Reader, string>>;
  /** The time before a move. */
  readonly before?: Date;
  readonly reason?: string;
  /** Only the learner reads about credits. */
  readonly credit?: CreditNews;
  /** Whether the whole day was cancelled, which closed it. */
  readonly closesDay?: boolean;
  readonly nextTimes?: readonly Date[];
  /** What the button opens, and the path of that page. */
  readonly button: { readonly opens: keyof typeof BUTTONS; readonly page: string };
  /** Whether calendars get the event. */
  readonly calendar?: 'request' | 'cancel';
  readonly now: Date;
};

/** Writes an email about a lesson in the language of its reader, with the time in both zones. */
export function composeBookingMail(
  { school, config }: Pick<BookingDependencies, 'school' | 'config'>,
  input: BookingMailInput,
): MailToEnqueue {
  const { mail, reader, to, booking, zones, before, reason, nextTimes = [] } = input;
  const { language } = to;
  const words: Words = TEXTS[mail][reader];
  const otherSide = reader === 'learner' ? 'teacher' : 'learner';
  const timeIn = (instant: Date, timeZone: string) =>
    instantWithZone(instant.toISOString(), { language, timeZone });
  const facts: Readonly<Record<string, string>> = {
    name: withoutLinks(input.otherName),
    school: school.name,
    email: school.email,
    hours: school.hours[language],
    minutes: String(booking.minutes),
    before: before ? timeIn(before, zones[reader]) : '',
  };
  const news = input.closesDay && reader === 'teacher' ? DAY_CLOSED : words.text;
  const say = (text: Localised) => fillText(text[language], facts);
  const dayIn = (instant: Date) => localOf(instant, zones[reader]).slice(0, 10);
  const isToday = mail === 'reminder-day' && dayIn(booking.startsAt) === dayIn(input.now);
  const subject = say(isToday ? TODAY[reader] : words.subject);
  const room: MailLink = {
    label: say(BUTTONS.room),
    url: `${config.publicUrl}${paths.lessonRoom({ bookingId: booking.id })}`,
  };
  const rows: [string, string][] = [
    [say(LABELS.yourTime), timeIn(booking.startsAt, zones[reader])],
    [say(LABELS[`${otherSide}Time`]), timeIn(booking.startsAt, zones[otherSide])],
    [say(LABELS.length), say(LABELS.minutes)],
  ];
  const creditText =
    input.credit && reader === 'learner' && booking.usesCredit ? say(CREDIT[input.credit]) : '';
  const wish = withoutLinks(booking.wish.trim());
  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
  const blocks: MailBlock[] = [
    paragraph(GREETING[language].replace('{name}', () => withoutLinks(to.name))),
    paragraph(say(news)),
    { kind: 'facts', rows },
    ...(wish === '' || reader === 'learner'
      ? []
      : [paragraph(`${say(LABELS.wish)}:`), { kind: 'quote', text: wish } as const]),
    ...(reason ? [paragraph(say(REASON)), { kind: 'quote', text: withoutLinks(reason) } as const] : []),
    ...(creditText === '' ? [] : [paragraph(creditText)]),
    ...(nextTimes.length === 0
      ? []
      : [paragraph([say(NEXT), ...nextTimes.map((time) => timeIn(time, zones[reader]))].join(' · '))]),
  ];
  const { html, text } = layoutMail({
    language,
    brand: { name: school.name, url: config.publicUrl },
    title: subject,
    blocks,
    button: { label: say(BUTTONS[input.button.opens]), url: `${config.publicUrl}${input.button.page}` },
    ...(mail === 'reminder-hour' && input.button.opens !== 'room' ? { link: room } : {}),
    footer: [say(WHY[reader]), say(HELP)],
  });
  return {
    eventKey: input.eventKey,
    to: to.email,
    replyTo: school.email,
    language,
    subject,
    html,
    text,
    ...(input.calendar && {
      calendar: { method: input.calendar, content: invitation({ school, config }, input, rows) },
    }),
  };
}

/** The event of the email, with the school as its organizer. */
function invitation(
  dependencies: Pick<BookingDependencies, 'school' | 'config'>,
  { calendar = 'request', booking, reader, to, otherName, now }: BookingMailInput,
  rows: readonly (readonly [string, string])[],
): string {
  const { name, email } = dependencies.school;
  const description = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const event = lessonEvent(dependencies, {
    booking,
    reader,
    language: to.language,
    otherName,
    description,
    stampAt: now,
  });
  return writeCalendar({
    method: calendar,
    product: name,
    events: [{ ...event, organizer: { name, email }, attendees: [{ name: to.name, email: to.email }] }],
  });
}
