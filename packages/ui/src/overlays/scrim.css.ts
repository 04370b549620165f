import { style } from '@vanilla-extract/css';
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
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
);
