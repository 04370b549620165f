import type { Plugin } from 'vite';

/** The scripts of every page: the app, and what it imports. */
const ofEveryPage = /^assets\/(app|rolldown-runtime|start|vendor)-[^/]+[.]js$/;

/**
 * Preloads the scripts that every page needs from the HTML, and leaves them out of the dependencies
 * that each dynamic import lists.
 */
export const preloadApp = (): Plugin => ({
  name: 'servery:preload-app',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === 'js' ? dependencies.filter((file) => !ofEveryPage.test(file)) : dependencies,
      },
    },
  }),
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => ofEveryPage.test(file) && !html.includes(`href="/${file}"`))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
});
