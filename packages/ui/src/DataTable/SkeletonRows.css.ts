import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const pulse = keyframes({ '50%': { opacity: vars.opacity.disabled } });

export const bone = style(
  layered({
    display: 'block',
    inlineSize: '60%',
    blockSize: vars.space.s,
    borderRadius: vars.radius.full,
    background: vars.color.skeleton,
    animation: `${pulse} calc(${vars.motion.slow} * 8) ease-in-out infinite`,
    selectors: { ':nth-child(3n) > * > &': { inlineSize: '40%' } },
    '@media': {
      [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' },
    },
  }),
);
