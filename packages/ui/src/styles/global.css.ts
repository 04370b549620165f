import { globalStyle } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

type Rule = Extract<Parameters<typeof globalStyle>[1], object>;
const level = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

level('*, *::before, *::after', { boxSizing: 'border-box' });
level('*', { margin: vars.space.none });
level('html', {
  fontFamily: vars.font.sans,
  lineHeight: vars.line.normal,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
});
level('body', {
  minBlockSize: '100dvb',
  background: vars.color.canvas,
  color: vars.color.text,
  fontSize: vars.text.m,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  WebkitTapHighlightColor: 'transparent',
});
level('[data-skin]', { color: vars.color.text });
level('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
level('.lucide', {
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  strokeWidth: 1.75,
});
/** Directional icons are mirrored in right-to-left layouts. */
const directed = ['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right']
  .concat('arrow-up-right', 'delete', 'log-out', 'panel-left', 'undo-2', 'redo-2')
  .concat(
    'text-align-start',
    'text-align-end',
    'folder-input',
    'forward',
    'reply',
    'reply-all',
    'send',
  )
  .map((name) => `.lucide-${name}`);
level(`:is(${directed.join(', ')}):dir(rtl)`, { scale: '-1 1' });
level('input, button, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
level('button', {
  background: 'none',
  border: 'none',
  padding: vars.space.none,
  cursor: 'pointer',
  touchAction: 'manipulation',
});
level('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: vars.space.none });
level('h1, h2, h3, h4, h5, h6', {
  fontSize: 'inherit',
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  textWrap: 'balance',
});
level('p', { textWrap: 'pretty', overflowWrap: 'break-word' });
level('a', { color: 'inherit' });
level('table', { borderCollapse: 'collapse', borderSpacing: vars.space.none });
level('th', { textAlign: 'start' });
level('[hidden]', { display: 'none' });
level('dialog, fieldset', {
  border: 'none',
  padding: vars.space.none,
  minInlineSize: vars.space.none,
});
/**
 * Focusable elements are listed, so that Storybook's forced focus state doesn't outline every
 * element inside a component.
 */
const focused = `:where(a, area, audio, button, details, iframe, input, select, summary, textarea, video, [tabindex], [contenteditable]):focus-visible`;
level(focused, {
  outline: `${vars.border.thick} solid ${vars.color.focus}`,
  outlineOffset: vars.border.thick,
});
level('::selection', { background: vars.tone.accent.soft, color: vars.tone.accent.onSoft });

level('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      animationDuration: vars.motion.fast,
      animationIterationCount: '1',
      transitionDuration: vars.motion.fast,
      scrollBehavior: 'auto',
    },
  },
});
level(focused, { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } });
level('body', { '@media': { [media.print]: { background: 'none', fontSize: '10pt' } } });
level('a[href]', { '@media': { [media.print]: { textDecoration: 'none' } } });
level('tr, figure', { '@media': { [media.print]: { breakInside: 'avoid' } } });
