import { parseSync } from 'oxc-parser';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { foldImport } from './foldImport.ts';

/** Inlines the entry into the HTML, so that its imports are requested in the first round trip. */
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
        if (!boot || page?.type !== 'asset')
          this.error('There is no entry to inline into the page.');
        const importer = chunks.find(({ imports }) => imports.includes(boot.fileName));
        // If a chunk imported the file too, it would run twice.
        if (importer) this.error(`${importer.fileName} imports the inlined boot script.`);
        const folder = boot.fileName.replace(/[^/]*$/, '');
        const { code: ownCode, errors } = minifySync(boot.fileName, whole(boot, bundle), {
          module: true,
        });
        if (errors[0]) this.error(errors[0].message);
        const code = ownCode
          .replace(/\bimport\(\s*(["'`])\.\//g, `import($1/${folder}`)
          .replaceAll('</script', '<\\/script')
          .trim();
        const tag = new RegExp(`<script type="module"[^>]*src="/${boot.fileName}"></script>`);
        const html = String(page.source);
        if (!tag.test(html)) this.error('The page does not load its entry.');
        // Module scripts wait for the page by default; this one only starts requests, so it can run
        // async.
        page.source = html.replace(tag, () => `<script type="module" async>${code}</script>`);
      },
    },
  };
}

/**
 * Returns the code of a chunk with all its imports inlined, so that it runs without further
 * requests. It still includes what the imported chunks have for other chunks.
 */
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
