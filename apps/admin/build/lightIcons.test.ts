import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIcon } from './icons/createIcon.ts';

const kit = new URL('../../../packages/ui/', import.meta.url);
const lucide = createRequire(new URL('package.json', kit));
const names = new Set(
  globSync('src/**/*.{ts,tsx}', { cwd: kit }).flatMap((file) =>
    [...readFileSync(new URL(file, kit), 'utf8').matchAll(/lucide-react\/icons\/([\w-]+)/g)].map(
      ([, name]) => name!,
    ),
  ),
);

/** Returns the module of an icon; an old name of an icon only exports it again. */
function moduleOf(name: string): URL {
  const url = pathToFileURL(lucide.resolve(`lucide-react/icons/${name}`));
  const other = /export \{ default \} from '(.+)'/.exec(readFileSync(url, 'utf8'))?.[1];
  return other === undefined ? url : new URL(other, url);
}

/** Returns the attributes in any order. */
const attributesOf = (markup: string) => markup.match(/[\w-:]+="[^"]+"/g)?.toSorted();

test.each([...names])('%s looks like lucide-react’s own', async (name) => {
  const { __iconData: data, default: Own } = (await import(moduleOf(name).href)) as {
    default: ComponentType<object>;
    __iconData: Parameters<typeof createIcon>[0];
  };
  const light = createIcon(data);
  for (const props of [{}, { 'aria-label': 'Close' }, { size: 14, className: 'own' }])
    expect(attributesOf(renderToStaticMarkup(createElement(light, props)))).toEqual(
      attributesOf(renderToStaticMarkup(createElement(Own, props))),
    );
});
