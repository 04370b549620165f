// Sends the stories for visual review, if CHROMATIC_PROJECT_TOKEN is set.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Skipped the visual review: CHROMATIC_PROJECT_TOKEN is not set.');
  process.exit(0);
}
const args = ['--build-script-name', 'build', '--exit-zero-on-changes', '--only-changed'];
process.exit(spawnSync('chromatic', args, { stdio: 'inherit' }).status ?? 1);
