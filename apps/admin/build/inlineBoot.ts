import { parseSync } from 'oxc-parser';
import type { Plugin, Rolldown } from 'vite';
import { foldImport } from './foldImport.ts';

/** Puts the entry into the HTML itself, so that its imports are asked for in the first round. */
export function inlineBoot(): Plugin {
  return {
    name: 'servery:inline-boot',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const boot = chunks.find(({ isEntry }) => isEntry);
        const page = bundle['index.html'];
        if (!boot || page?.type !== 'asset') this.error('There is no entry to put into the page.');
        const importer = chunks.find(({ imports }) => imports.includes(boot.fileName));
        // Imported as a file too, it would run twice.
        if (importer) this.error(`${importer.fileName} imports the start of the page.`);
        const folder = boot.fileName.replace(/[^/]*$/, '');
        const code = whole(boot, bundle)
          .replace(/\bimport\(\s*(["'`])\.\//g, `import($1/${folder}`)
          .replaceAll('</script', '<\\/script')
          .trim();
        const tag = new RegExp(`<script type="module"[^>]*src="/${boot.fileName}"></script>`);
        const html = String(page.source);
        if (!tag.test(html)) this.error('The page does not load its entry.');
        // Modules wait for the page; this one only asks for others, so it may run at once.
        page.source = html.replace(tag, () => `<script type="module" async>${code}</script>`);
      },
    },
  };
}

/** The code of a chunk with everything that it imports beside it: nothing is asked for before it runs. */
function whole(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const { staticImports } = parseSync(chunk.fileName, chunk.code).module;
  return staticImports.reduceRight((code, { start, end, moduleRequest }) => {
    const other =
      bundle[new URL(moduleRequest.value, `file:///${chunk.fileName}`).pathname.slice(1)];
    if (other?.type !== 'chunk') throw new Error(`${moduleRequest.value} is not in the bundle.`);
    const folded = foldImport(code.slice(start, end), whole(other, bundle));
    return code.slice(0, start) + folded + code.slice(end);
  }, chunk.code);
}
