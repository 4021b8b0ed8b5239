import { aLesson, enter, seesTheOther, test } from './browser/lesson-room.ts';
import { expect } from './browser/site-test.ts';

/** A screen of 1,000 pixels, wider than any camera of ours, that the person chooses at once. */
const shareADrawing = () => {
  const screen = document.createElement('canvas');
  screen.width = 1000;
  screen.height = 500;
  const brush = screen.getContext('2d');
  let shade = 0;
  setInterval(() => {
    shade = (shade + 16) % 256;
    if (brush) brush.fillStyle = `rgb(${shade}, 90, 90)`;
    brush?.fillRect(0, 0, 1000, 500);
  }, 100);
  navigator.mediaDevices.getDisplayMedia = async () => screen.captureStream(10);
};

/** What the browser measures of the line: there is no room for a picture. */
const measureAPoorLine = () => {
  const pair = {
    type: 'candidate-pair',
    state: 'succeeded',
    nominated: true,
    availableOutgoingBitrate: 50_000,
  };
  RTCPeerConnection.prototype.getStats = async () => new Map([['pair', pair]]) as RTCStatsReport;
};

test('a shared screen is seen by the other side, and then the camera again', async ({ visit }) => {
  const lesson = await aLesson();
  const teacher = await visit(lesson, lesson.teacher);
  const learner = await visit(lesson, lesson.learner);
  await learner.evaluate(shareADrawing);
  await enter(teacher);
  await enter(learner);
  await seesTheOther(teacher);
  const shape = () =>
    teacher
      .locator('[data-picture="remote"]')
      .evaluate((video: HTMLVideoElement) => video.videoWidth / video.videoHeight);
  const camera = await shape();
  expect(camera).not.toBeCloseTo(2);
  const control = learner.locator('[data-control="screen"]');
  await control.click();
  await expect(teacher.getByText('Mei Lin shows a screen')).toBeVisible();
  await expect(learner.getByText('You show your screen.')).toBeVisible();
  await expect.poll(shape).toBeCloseTo(2);
  await control.click();
  await expect(teacher.getByText('Mei Lin shows a screen')).toBeHidden();
  await expect.poll(shape).toBeCloseTo(camera);
});

test('on a poor line the pictures go off and the sound stays, until the person wants them back', async ({
  visit,
}) => {
  const lesson = await aLesson();
  const teacher = await visit(lesson, lesson.teacher);
  const learner = await visit(lesson, lesson.learner);
  await enter(teacher);
  await enter(learner);
  await seesTheOther(learner);
  await learner.evaluate(measureAPoorLine);
  await expect(learner.locator('[data-sound-only="line"]')).toHaveText(
    'Your line is weak, so the pictures are off and the sound stays.',
  );
  await expect(learner.locator('[data-picture="own"]')).toHaveCount(0);
  await expect(teacher.getByText('Mei Lin has no picture on')).toBeVisible();
  await expect(teacher.getByText('Mei Lin is muted')).toBeHidden();
  await learner.locator('[data-control="sound-only"]').click();
  await expect(teacher.getByText('Mei Lin has no picture on')).toBeHidden();
  await seesTheOther(teacher);
});
