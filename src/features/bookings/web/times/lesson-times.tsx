import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#features/accounts/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ownTimeZone } from '#platform/i18n/zoned-time.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Booking, LessonMinutes, Slot, SlotsReply } from '../lesson-replies.ts';
import { BookedLesson } from './booked-lesson.tsx';
import type { LessonPack } from './buy-lesson.tsx';
import { forgetHold, forgetTime, rememberedHold, rememberedTime, timeOfAddress } from './chosen-time.ts';
import { HeldLesson } from './held-lesson.tsx';
import { HoldProblem } from './hold-problem.tsx';
import { LengthChoice } from './length-choice.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useHold } from './use-hold.ts';
import { useOwnCredits } from './use-own-credits.ts';
import { VisitorChoice, type VisitorTime } from './visitor-choice.tsx';
import { ZoneChoice } from './zone-choice.tsx';
import styles from './times.module.css';

/** Minutes of the free lesson. */
const TRIAL = 15;

export type LessonTimesProps = {
  /** The slug of the teacher's page. */
  readonly teacher: string;
  readonly name: string;
  /** What is sold for lessons with this teacher. */
  readonly packs: readonly LessonPack[];
  /** Called when the teacher has no hours, so that nothing can be booked. */
  readonly onClosed?: () => void;
};

/** The free times of a teacher. One of them is chosen, held and booked without leaving the page. */
export function LessonTimes({ teacher, name, packs, onClosed }: LessonTimesProps) {
  const text = useText('lessonTimes');
  const session = useSession();
  const { search } = useLocation();
  const [minutes, setMinutes] = useState<LessonMinutes>(25);
  const [chosenZone, setChosenZone] = useState<string>();
  const [visitorTime, setVisitorTime] = useState<VisitorTime>();
  const [booked, setBooked] = useState<Booking>();
  const [bookedCount, setBookedCount] = useState(0);
  /** The wish for a time that the learner let go. It is kept for the next one. */
  const [wish, setWish] = useState('');
  const zone = chosenZone ?? session?.user.time_zone ?? ownTimeZone();
  const { hold, problem, busy, refusals, take, release } = useHold(teacher, zone);
  const [facts, setFacts] = useState<SlotsReply>();
  const { credits, canTakeTrial } = useOwnCredits(teacher, bookedCount);
  const lengths = (facts?.lengths ?? []).filter((each) => canTakeTrial || each !== TRIAL);
  /** A trial that is used is no choice, whatever the address says. */
  const length = minutes === TRIAL && !canTakeTrial ? (lengths[0] ?? 25) : minutes;
  const start = useRef<HTMLHeadingElement>(null);
  const hasReturned = useRef(false);

  const resume = useEffectEvent((accountId: string) => {
    const [named, remembered] = [timeOfAddress(search, teacher), rememberedTime()];
    // The remembered one has the wish too.
    const chosen =
      named && named.startsAt !== remembered?.startsAt ? named : (remembered ?? rememberedHold(accountId));
    if (chosen?.teacher !== teacher) return;
    setMinutes(chosen.minutes);
    forgetTime();
    // A reload of the page must not hold the time again.
    window.history.replaceState(window.history.state, '', `${window.location.pathname}#times`);
    void take(chosen);
  });
  useEffect(() => {
    if (!session || hasReturned.current) return;
    hasReturned.current = true;
    resume(session.user.id);
  }, [session]);

  const pick = ({ starts_at: startsAt }: Pick<Slot, 'starts_at'>, wanted = length): void => {
    void take({ startsAt, minutes: wanted, wish: problem?.wish ?? wish });
  };
  const focusStart = () => setTimeout(() => start.current?.focus());
  const chooseAgain = (kept: string): void => {
    setWish(kept);
    forgetHold();
    setVisitorTime(undefined);
    setBooked(undefined);
    release(booked !== undefined);
    focusStart();
  };

  return (
    <Panel className={styles.panel}>
      <h2 ref={start} tabIndex={-1} className={styles.title}>
        {text('title', { name })}
      </h2>
      {booked ? (
        <BookedLesson booking={booked} onAnother={() => chooseAgain('')} />
      ) : hold ? (
        <HeldLesson
          key={`${hold.booking.booking_id} ${hold.serverNow}`}
          hold={hold}
          packs={packs}
          isHolding={busy !== undefined}
          onBooked={(booking) => {
            forgetTime();
            forgetHold();
            setBooked(booking);
            setBookedCount(bookedCount + 1);
          }}
          onAgain={(kept) => {
            const { starts_at: startsAt, minutes: held } = hold.booking;
            void take({ startsAt, minutes: held, wish: kept }).then((isHeld) => {
              if (!isHeld) focusStart();
            });
          }}
          onOther={chooseAgain}
        />
      ) : visitorTime && !session ? (
        <VisitorChoice teacher={teacher} chosen={visitorTime} onOther={() => chooseAgain('')} />
      ) : (
        <>
          {problem ? (
            <HoldProblem
              key={`${problem.startsAt} ${refusals}`}
              problem={problem}
              teacherZone={facts?.teacher_zone ?? 'UTC'}
              busy={busy}
              onPick={(slot) => pick(slot, problem.minutes)}
            />
          ) : null}
          {facts && lengths.length > 0 ? (
            <div className={styles.choices}>
              <LengthChoice lengths={lengths} minutes={length} onMinutes={setMinutes} />
              <ZoneChoice
                zone={facts.zone}
                teacherZone={facts.teacher_zone}
                name={name}
                onZone={setChosenZone}
              />
            </div>
          ) : null}
          {credits.map(({ minutes: each, left }) => (
            <p key={each} className={styles.credit} data-credit={each}>
              {text('credits', { count: left, minutes: each })}
            </p>
          ))}
          {session === undefined ? (
            <Skeleton lines={6} label={text('loading')} />
          ) : (
            <SlotPicker
              key={`${length} ${zone}`}
              teacher={teacher}
              name={name}
              minutes={length}
              turn={refusals}
              zone={zone}
              busy={busy}
              onReply={(reply) => {
                setFacts(reply);
                const [first] = reply.lengths.filter((each) => each !== TRIAL);
                if (first !== undefined && !reply.lengths.includes(minutes)) setMinutes(first);
              }}
              onClosed={onClosed}
              onPick={(slot) => {
                if (session) pick(slot);
                else setVisitorTime({ slot, minutes: length, teacherZone: facts?.teacher_zone ?? 'UTC' });
              }}
            />
          )}
        </>
      )}
    </Panel>
  );
}
