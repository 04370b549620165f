import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const component = fileURLToPath(new URL('icons/createIcon.ts', import.meta.url));

/**
 * Replaces the component that lucide-react creates for each icon. Its own merges attributes of
 * several frameworks at each render, and adds 2 kB to the first load of every page.
 */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
      ? component
      : undefined,
});
