import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';

export const pages = ['floor', 'reactWindow', 'servery'] as const;
export type PageName = (typeof pages)[number];

const extension = { floor: 'ts', reactWindow: 'tsx', servery: 'tsx' } as const;

const html = (name: PageName, script: string, css: string) => `<!doctype html>
<html lang="en" data-skin="light"><head><meta charset="utf-8"><title>${name}</title>
<style>${css}</style><script type="module">${script}</script></head><body></body></html>`;

/** Builds each page of the bench into one file in `folder`, with its script and styles inlined. */
export async function buildPages(folder: string, plainCss: string): Promise<void> {
  for (const name of pages) {
    const { output } = (await build({
      configFile: false,
      logLevel: 'error',
      root: join(import.meta.dirname, 'pages'),
      plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: join(import.meta.dirname, 'pages', `${name}.${extension[name]}`),
          output: { codeSplitting: false },
        },
      },
    })) as Rolldown.RolldownOutput;
    const script = output.find((file) => file.type === 'chunk')?.code ?? '';
    const css = output
      .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
      .map((file) =>
        String((file as Rolldown.OutputAsset).source).replace(/@font-face{[^}]*}/g, ''),
      )
      .join('\n');
    writeFileSync(
      join(folder, `${name}.html`),
      html(name, script.replaceAll('</script', '<\\/script'), plainCss + css),
    );
  }
}
