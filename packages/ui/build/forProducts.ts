import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'tsdown';

const styleImport = /^import "([^"]+\.css)";$/gm;
const ownStyle = /^[./]*\/assets\//;
const isCode = ({ fileName }: { fileName: string }) => fileName.endsWith('.js');
const isReact = (name: string) => /^react([-/]|$)/.test(name);

/**
 * Marks each file that uses React as client code, so that a server component can render what it
 * exports. Files without React (tokens, brands, the list of icons) stay callable on a server.
 */
export const clientDirective = (): Rolldown.Plugin => ({
  name: 'client-directive',
  banner: (chunk) => (isCode(chunk) && chunk.imports.some(isReact) ? "'use client';" : ''),
});

/**
 * Imports CSS, including that of libraries, through `#css/*` of the manifest, which is empty in
 * plain Node. Also writes `styles.css` with all of it in one file, for pages whose HTML is rendered
 * without a bundler.
 */
export const styleImports = (): Rolldown.Plugin => ({
  name: 'style-imports',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk' && isCode(file));
    if (chunks.length === 0) return;
    /** The style sheets by their names in `assets`, in import order. */
    const sheets = new Map<string, string>();
    const seen = new Set<string>();
    const collect = (fileName: string) => {
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
      seen.add(fileName);
      chunk.imports.forEach(collect);
      chunk.code = chunk.code.replaceAll(styleImport, (_line, specifier: string) => {
        const isOwn = ownStyle.test(specifier);
        const name = isOwn
          ? specifier.replace(ownStyle, '')
          : specifier.replaceAll(/[^\w.]+/g, '-').replace(/^-/, '');
        const asset = bundle[`assets/${name}`];
        const source = isOwn ? asset?.type === 'asset' && asset.source : sourceOf(specifier);
        if (!source) throw new Error(`No source of ${specifier}.`);
        if (!isOwn && !sheets.has(name))
          this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
        sheets.set(name, String(source));
        return `import "#css/${name}";`;
      });
      chunk.dynamicImports.forEach(collect);
    };
    collect('styles/index.js');
    for (const { fileName } of chunks) collect(fileName);
    const source = [...sheets.values()].join('\n');
    this.emitFile({ type: 'asset', fileName: 'assets/styles.css', source });
    this.emitFile({ type: 'asset', fileName: 'assets/none.js', source: 'export {};\n' });
  },
});

const sourceOf = (specifier: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8');
