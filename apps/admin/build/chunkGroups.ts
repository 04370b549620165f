import type { Rolldown } from 'vite';

const always =
  /node_modules\/(react|react-dom|scheduler|react-intl|@formatjs|intl-messageformat|wouter|regexparam|mitt|ofetch|destr|ufo)\/|react-aria\/dist\/.*I18nProvider/;
const ours = /(apps\/admin|packages\/(api|ui))\/src\//;

/** What every visit loads comes in few files: a browser asks for six at a time. */
export const chunkGroups: readonly Rolldown.CodeSplittingGroup[] = [
  // The start of the page stands in the HTML; what it shares with others is a file of its own.
  { name: 'preload', test: /preload-helper/, priority: 4 },
  { name: 'vendor', test: always, priority: 3 },
  { name: 'app', test: ours, minShareCount: 4, priority: 2 },
];
