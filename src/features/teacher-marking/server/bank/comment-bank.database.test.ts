import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useMarking, type Person } from '../marking-fixture.ts';

const { aTeacher, anAdmin, call, typeOf } = useMarking();

type Entry = {
  readonly entry_id: string;
  readonly owner: string;
  readonly uses: number;
  readonly text: { readonly en: string | null; readonly 'zh-Hant': string | null };
  readonly is_hidden?: boolean;
  readonly is_shipped?: boolean;
};

const SHIPPED = 'article-the';
const ENTRY = {
  kind: 'error',
  criterion: 'grammatical-range-and-accuracy',
  family: 'article',
  text: { en: 'Add “the”, {name}.', 'zh-Hant': null },
  suggestion: null,
};

const list = async (teacher: Person) =>
  (await call<{ entries: Entry[] }>(teacher, 'GET', '/api/teach/bank')).body.entries;
const listSchool = async (admin: Person) =>
  (await call<{ entries: Entry[] }>(admin, 'GET', '/api/admin/marking-bank')).body.entries;
const save = (teacher: Person, id: string, body: object = ENTRY) =>
  call(teacher, 'PUT', `/api/teach/bank/${id}`, body);
const remove = (teacher: Person, id: string) => call(teacher, 'DELETE', `/api/teach/bank/${id}`);
const saveSchool = (admin: Person, id: string, body: object = ENTRY) =>
  call(admin, 'PUT', `/api/admin/marking-bank/${id}`, body);
const removeSchool = (admin: Person, id: string) => call(admin, 'DELETE', `/api/admin/marking-bank/${id}`);
const use = (teacher: Person, id: string) =>
  call<{ uses: number }>(teacher, 'POST', `/api/teach/bank/${id}/uses`);
const find = (entries: readonly Entry[], id: string) => entries.find(({ entry_id: each }) => each === id);

test('a teacher sees the entries of the content and their own, and nobody else’s', async () => {
  const [teacher, other] = [await aTeacher(), await aTeacher()];
  const id = randomUUID();
  await save(teacher, id);
  expect((await list(teacher)).map(({ entry_id: each, owner }) => [each, owner])).toEqual([
    [id, 'own'],
    [SHIPPED, 'school'],
  ]);
  expect(find(await list(other), id)).toBeUndefined();
});

test('nobody changes, deletes or counts the entry of another teacher', async () => {
  const [teacher, other] = [await aTeacher(), await aTeacher()];
  const id = randomUUID();
  await save(teacher, id);
  for (const reply of [await save(other, id), await remove(other, id), await use(other, id)]) {
    expect([reply.status, typeOf(reply)]).toEqual([404, 'entry-unknown']);
  }
  expect((await list(teacher))[0]?.text.en).toBe(ENTRY.text.en);
});

test('an entry is replaced, deleted, and restored with its count by saving it again', async () => {
  const teacher = await aTeacher();
  const id = randomUUID();
  await save(teacher, id);
  await save(teacher, id, { ...ENTRY, text: { en: null, 'zh-Hant': '加 the。' } });
  expect(find(await list(teacher), id)?.text).toEqual({ en: null, 'zh-Hant': '加 the。' });
  await use(teacher, id);
  await remove(teacher, id);
  expect(find(await list(teacher), id)).toBeUndefined();
  expect((await remove(teacher, id)).status).toBe(404);
  await save(teacher, id);
  expect(find(await list(teacher), id)?.uses).toBe(1);
});

test('uses are counted for each teacher; the entry that is taken most comes first, and the school sees the sum', async () => {
  const [teacher, other, admin] = [await aTeacher(), await aTeacher(), await anAdmin()];
  const before = find(await listSchool(admin), SHIPPED)?.uses ?? 0;
  await save(teacher, randomUUID());
  expect((await use(teacher, SHIPPED)).body).toEqual({ uses: 1 });
  expect((await use(teacher, SHIPPED)).body).toEqual({ uses: 2 });
  await use(other, SHIPPED);
  expect((await list(teacher))[0]).toMatchObject({ entry_id: SHIPPED, uses: 2 });
  expect(find(await list(other), SHIPPED)?.uses).toBe(1);
  expect(find(await listSchool(admin), SHIPPED)?.uses).toBe(before + 3);
});

test('an admin changes an entry of the content, hides it, and shows it again; the content overwrites nothing', async () => {
  const [teacher, admin] = [await aTeacher(), await anAdmin()];
  await saveSchool(admin, SHIPPED, { ...ENTRY, text: { en: 'Ours.', 'zh-Hant': '我們的。' } });
  expect(find(await list(teacher), SHIPPED)?.text.en).toBe('Ours.');
  await removeSchool(admin, SHIPPED);
  expect(find(await list(teacher), SHIPPED)).toBeUndefined();
  expect(find(await listSchool(admin), SHIPPED)).toMatchObject({
    is_hidden: true,
    is_shipped: true,
    text: { en: 'Ours.' },
  });
  expect((await use(teacher, SHIPPED)).status).toBe(404);
  await saveSchool(admin, SHIPPED);
  expect(find(await list(teacher), SHIPPED)?.text.en).toBe(ENTRY.text.en);
});

test('an admin adds and deletes entries of the school', async () => {
  const [teacher, admin] = [await aTeacher(), await anAdmin()];
  const id = randomUUID();
  await saveSchool(admin, id);
  expect(find(await list(teacher), id)?.owner).toBe('school');
  expect((await save(teacher, id)).status).toBe(404);
  await removeSchool(admin, id);
  expect(find(await list(teacher), id)).toBeUndefined();
  expect((await saveSchool(admin, 'no-such-entry')).status).toBe(404);
});

test.each([
  ['no text', { text: { en: null, 'zh-Hant': null } }],
  ['an empty text', { text: { en: ' ', 'zh-Hant': null } }],
  ['an unknown family', { family: 'spelling' }],
])('an entry with %s is refused', async (_, part) => {
  expect((await save(await aTeacher(), randomUUID(), { ...ENTRY, ...part })).status).toBe(422);
});

test('an account without the profile of a teacher has no bank', async () => {
  const admin = await anAdmin();
  const reply = await call(admin, 'GET', '/api/teach/bank');
  expect([reply.status, typeOf(reply)]).toEqual([403, 'teacher-unknown']);
});
