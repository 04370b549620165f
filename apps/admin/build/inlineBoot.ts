import type { Plugin } from 'vite';

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
        const code = boot.code
          .replace(/\b(import\(|from)\s*(["'`])\.\//g, `$1$2/${folder}`)
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
