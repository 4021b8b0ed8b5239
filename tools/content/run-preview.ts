import { openPreview } from './preview.ts';

type Outcome = { readonly ok: boolean; readonly text: string };

/** Runs a preview until it is interrupted or its parent process has ended. */
export async function runPreview(slug: string): Promise<Outcome> {
  console.log(`Opening ${slug}; the first time takes a minute …`);
  const preview = await openPreview(slug, process.env);
  if (!preview.ok) return { ok: false, text: preview.problem };
  console.log(
    `\n${slug} is open at ${preview.address}\nSave a file, start again: you see it. Ctrl+C ends this.\n`,
  );
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      // The compiler listens, too, and would end the process before the database is closed.
      process.removeAllListeners(signal);
      process.once(signal, () => resolve());
    }
    process.once('disconnect', () => resolve());
  });
  await preview.close();
  return { ok: true, text: 'The preview is closed.' };
}
