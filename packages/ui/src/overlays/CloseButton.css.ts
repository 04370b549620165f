import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/theme.css.ts';
import { focusRing } from './focusRing.ts';

export const closeButton = style({
  '@layer': {
    [component]: {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: vars.control.s,
      blockSize: vars.control.s,
      padding: vars.space.none,
      border: 'none',
      borderRadius: vars.radius.s,
      background: 'transparent',
      color: vars.color.textMuted,
      cursor: 'pointer',
      outline: 'none',
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: {
        '&[data-hovered]': { background: vars.color.surfaceHover, color: vars.color.text },
        '&[data-pressed]': { background: vars.color.surfacePressed },
        '&[data-focus-visible]': focusRing,
        '&[data-disabled]': { opacity: vars.opacity.disabled, cursor: 'default' },
      },
    },
  },
});

export const closeIcon = style({
  '@layer': { [component]: { inlineSize: vars.size.icon, blockSize: vars.size.icon } },
});
