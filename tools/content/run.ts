import { CONTENT_COMMANDS } from './commands.ts';

/** `npm run content -- <command> …`: what authors and schools do with the content. */
const [name = '', ...words] = process.argv.slice(2);
const command = CONTENT_COMMANDS.find((each) => each.name === name);
if (command) {
  process.exitCode = await command.run(words);
} else {
  console.error('Say what to do:');
  for (const { name: known, takes, does } of CONTENT_COMMANDS) {
    console.error(`  npm run content -- ${known} ${takes}\n      ${does}`);
  }
  process.exitCode = 2;
}
