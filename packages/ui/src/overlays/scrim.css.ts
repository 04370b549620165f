import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** What dims the page behind a modal overlay. */
export const scrim = style(
  layered({
    position: 'fixed',
    inset: vars.space.none,
    zIndex: vars.layer.overlay,
    background: vars.color.scrim,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    '@starting-style': { opacity: 0 },
  }),
);

/** The custom properties of the room that is kept for the page's scrollbar, at either end of a line. */
export const gutterStart = '--servery-gutter-start';
export const gutterEnd = '--servery-gutter-end';

/**
 * Nothing can be painted into the gutter that is kept for the page's scrollbar: while the page is
 * dimmed there is none, and a padding keeps its width. react-aria sets the gutter on the element.
 */
globalStyle(
  ':root[data-dimmed]',
  layered({
    scrollbarGutter: 'auto !important',
    paddingInline: `var(${gutterStart}, 0) var(${gutterEnd}, 0)`,
  }),
);
