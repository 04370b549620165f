import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** Dims the page behind a modal overlay. */
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

/** The custom properties of the width of the scrollbar gutter at each end. */
export const gutterStart = '--servery-gutter-start';
export const gutterEnd = '--servery-gutter-end';

/**
 * The gutter reserved for the page's scrollbar can't be painted. While the page is dimmed, it's
 * replaced by padding of the same width. `!important`, because react-aria sets the gutter on the
 * element.
 */
globalStyle(
  ':root[data-dimmed]',
  layered({
    scrollbarGutter: 'auto !important',
    paddingInline: `var(${gutterStart}, 0) var(${gutterEnd}, 0)`,
  }),
);
