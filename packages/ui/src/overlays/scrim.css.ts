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

/** The gutter that is kept for the page's scrollbar is outside of the scrim: it dims with it. */
globalStyle(
  ':root[data-dimmed]',
  layered({
    background: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim}), ${vars.color.canvas}`,
  }),
);
