import { defineTexts } from '#platform/i18n/define-texts.ts';
import { myLessonsEn } from './web/lessons/texts-en.ts';
import { myLessonsZhHant } from './web/lessons/texts-zh-hant.ts';
import { lessonFeedEn } from './web/feed/texts-en.ts';
import { lessonFeedZhHant } from './web/feed/texts-zh-hant.ts';
import { lessonTimesEn } from './web/times/texts-en.ts';
import { lessonTimesZhHant } from './web/times/texts-zh-hant.ts';
import { lessonRoomEn } from './web/room/texts-en.ts';
import { lessonRoomZhHant } from './web/room/texts-zh-hant.ts';
import { lessonSoundEn } from './web/recording/texts-en.ts';
import { lessonSoundZhHant } from './web/recording/texts-zh-hant.ts';
import { taughtLessonEn } from './web/after/texts-en.ts';
import { taughtLessonZhHant } from './web/after/texts-zh-hant.ts';
import { lessonNewsEn } from './web/news/texts-en.ts';
import { lessonNewsZhHant } from './web/news/texts-zh-hant.ts';
import { lessonHomeworkEn } from './web/homework/texts-en.ts';
import { lessonHomeworkZhHant } from './web/homework/texts-zh-hant.ts';
import { teachCalendarEn } from './web/teach/texts-en.ts';
import { teachCalendarZhHant } from './web/teach/texts-zh-hant.ts';
import { teachSettingsEn } from './web/settings/texts-en.ts';
import { teachSettingsZhHant } from './web/settings/texts-zh-hant.ts';
import { lessonWordsEn } from './web/words/texts-en.ts';
import { lessonWordsZhHant } from './web/words/texts-zh-hant.ts';

export const bookingTexts = defineTexts({
  en: {
    lessonWords: lessonWordsEn,
    lessonTimes: lessonTimesEn,
    myLessons: myLessonsEn,
    lessonFeed: lessonFeedEn,
    lessonRoom: lessonRoomEn,
    lessonSound: lessonSoundEn,
    teachCalendar: teachCalendarEn,
    teachSettings: teachSettingsEn,
    taughtLesson: taughtLessonEn,
    lessonHomework: lessonHomeworkEn,
    lessonNews: lessonNewsEn,
  },
  'zh-Hant': {
    lessonWords: lessonWordsZhHant,
    lessonTimes: lessonTimesZhHant,
    myLessons: myLessonsZhHant,
    lessonFeed: lessonFeedZhHant,
    lessonRoom: lessonRoomZhHant,
    lessonSound: lessonSoundZhHant,
    teachCalendar: teachCalendarZhHant,
    teachSettings: teachSettingsZhHant,
    taughtLesson: taughtLessonZhHant,
    lessonHomework: lessonHomeworkZhHant,
    lessonNews: lessonNewsZhHant,
  },
});
