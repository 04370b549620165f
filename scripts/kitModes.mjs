// Plays every story of the kit in the dark skin, right to left and in touch density, with axe.
// `--quick` plays each once with all three combined; `--kept` uses the existing Storybook build; a
// word selects the components whose name contains it.
import { buildStorybook, kitStories, openStage } from './kitStage.mjs';

const plain = { skin: 'light', density: 'comfortable', locale: 'en' };
const modes = {
  dark: { ...plain, skin: 'dark' },
  'right to left': { ...plain, locale: 'ar' },
  touch: { ...plain, density: 'touch' },
};
const allAtOnce = {
  'dark, touch, right to left': { skin: 'dark', density: 'touch', locale: 'ar' },
};
const args = process.argv.slice(2);
const chosen = args.includes('--quick') ? allAtOnce : modes;

await buildStorybook(args.includes('--kept'));
const stories = kitStories(args.find((arg) => !arg.startsWith('--')));
const stage = await openStage();
let failed = 0;
for (const [mode, globals] of Object.entries(chosen)) {
  const start = performance.now();
  const waiting = [...stories];
  const failures = new Set();
  await Promise.all(Array.from({ length: 2 }, () => work(globals, waiting, failures)));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${mode}: ${stories.length} stories, ${failures.size} failed, ${seconds} s`);
  failed += failures.size;
}
await stage.close();
process.exit(failed === 0 ? 0 : 1);

/** Returns a problem without the DOM that Testing Library appends. */
function firstOf(problem) {
  return problem.split('\n\nIgnored nodes:')[0];
}

/** Plays queued stories on one page until none is left, and prints failures immediately. */
async function work(globals, waiting, failures) {
  const { show, close } = await stage.openPage(globals);
  for (let story = waiting.shift(); story; story = waiting.shift()) {
    const problems = await show(story.id);
    if (problems.length === 0) continue;
    failures.add(story.id);
    console.error(`  ${story.id}\n    ${problems.map(firstOf).join('\n    ')}`);
  }
  await close();
}
