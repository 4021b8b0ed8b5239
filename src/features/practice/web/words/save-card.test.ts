// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answerApi, noConnection, reply } from '#tests/components/answer-api.ts';
import { saveCard } from './save-card.ts';

const TEXT = { word: 'lamp', meaning: 'a light', example: '', partners: [] };

/** A server with one card, which may lose replies. */
function aServer(card: string) {
  const stored = { ...TEXT, meaning: '', card, from: null, suspended: false, sequence: 1 };
  const held = { stored, losesReply: false };
  answerApi({
    [`/api/practice/words/${card}`]({ body }) {
      const sent = body as typeof stored;
      if (sent.sequence > held.stored.sequence) held.stored = { ...sent, card };
      if (!held.losesReply) return reply({ card: held.stored });
      held.losesReply = false;
      return noConnection();
    },
  });
  return held;
}

const PLACE = { from: null, suspended: false, sequence: 1 };

test.each([
  ['the same words', TEXT],
  ['other words', { ...TEXT, meaning: 'a small light' }],
])('a change whose reply was lost is saved by a second try with %s', async (name, second) => {
  const card = `the card of ${name}`.replaceAll(' ', '-');
  const server = aServer(card);
  server.losesReply = true;
  expect(await saveCard({ ...PLACE, card }, TEXT)).toEqual({ ok: false, because: 'failed' });
  // The list on the page still has the card as it was.
  expect(await saveCard({ ...PLACE, card }, second)).toMatchObject({ ok: true, card: second });
  expect(server.stored).toMatchObject(second);
});

test('a change of another device is not overwritten, also after a lost reply', async () => {
  const card = '00000000-0000-4000-8000-000000000002';
  const server = aServer(card);
  server.losesReply = true;
  await saveCard({ ...PLACE, card }, TEXT);
  server.stored = { ...server.stored, meaning: 'of another device', sequence: 3 };
  expect(await saveCard({ ...PLACE, card }, { ...TEXT, meaning: 'mine' })).toEqual({
    ok: false,
    because: 'changed-elsewhere',
  });
  expect(server.stored.meaning).toBe('of another device');
});
