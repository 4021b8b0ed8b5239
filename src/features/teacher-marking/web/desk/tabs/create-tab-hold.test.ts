import { expect, onTestFinished, test, vi } from 'vitest';
import { createTabHold, type TabMessage } from './create-tab-hold.ts';

/** Tabs of one browser on one work; each remembers whether it writes and what it was asked to save. */
function someTabs() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  type Tab = {
    hold: ReturnType<typeof createTabHold>;
    writes: boolean;
    reads: number;
    saves: number;
    isOffline: boolean;
  };
  const tabs = new Map<string, Tab>();
  const clock = { now: 0 };
  const post = (message: TabMessage) => {
    for (const [name, { hold }] of tabs) if (name !== message.tab) hold.hear(message);
  };
  const create = (name: string, work = 'an essay') => {
    clock.now += 1;
    const tab: Tab = {
      writes: true,
      reads: 0,
      saves: 0,
      isOffline: false,
      hold: createTabHold({
        work,
        tab: name,
        now: () => clock.now,
        post,
        async read() {
          tab.reads += 1;
          await Promise.resolve();
          return !tab.isOffline;
        },
        onWriter() {
          tab.writes = true;
        },
        async onReader() {
          tab.writes = false;
          tab.saves += 1;
        },
      }),
    };
    tabs.set(name, tab);
    return tab;
  };
  return {
    tabs,
    create,
    async open(name: string, work?: string) {
      const tab = create(name, work);
      tab.hold.open();
      await vi.advanceTimersByTimeAsync(0);
      return tab;
    },
    writers: () => [...tabs].flatMap(([name, { writes }]) => (writes ? [name] : [])),
  };
}

test('the tab that opened a work first writes; another work is another matter', async () => {
  const { open, writers } = someTabs();
  await open('one');
  await open('two');
  await open('three', 'another essay');
  expect(writers()).toEqual(['one', 'three']);
});

test('the other tab takes over after the first one has saved, and reads what was saved', async () => {
  const { open, writers } = someTabs();
  const [one, two] = [await open('one'), await open('two')];
  two.hold.take();
  await vi.advanceTimersByTimeAsync(0);
  expect(writers()).toEqual(['two']);
  expect([one.saves, two.reads]).toEqual([1, 1]);
  one.hold.take();
  await vi.advanceTimersByTimeAsync(0);
  expect(writers()).toEqual(['one']);
});

test('a tab that does not answer loses the work after a while', async () => {
  const { open, tabs } = someTabs();
  const [, two] = [await open('one'), await open('two')];
  tabs.delete('one');
  two.hold.take();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(two.writes).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(two.writes).toBe(true);
});

test('when the tab that writes is closed, one of the others goes on', async () => {
  const { open, tabs, writers } = someTabs();
  const one = await open('one');
  await open('two');
  await open('three');
  tabs.delete('one');
  one.hold.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(writers()).toHaveLength(1);
});

test('of two tabs that open together one writes', async () => {
  const { create, writers } = someTabs();
  const together = [create('one'), create('two')];
  for (const { hold } of together) hold.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(writers()).toEqual(['one']);
});

test('a tab that cannot read what the other one wrote does not write, and can try again', async () => {
  const { open, writers } = someTabs();
  const [, two] = [await open('one'), await open('two')];
  two.isOffline = true;
  two.hold.take();
  await vi.advanceTimersByTimeAsync(0);
  expect(writers()).toEqual([]);
  two.isOffline = false;
  two.hold.take();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(writers()).toEqual(['two']);
});
