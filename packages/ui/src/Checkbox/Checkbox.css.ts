import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { mark } from './choice.css.ts';

export const checkbox = style([
  mark,
  layered({
    borderRadius: vars.space.xs,
    '::after': {
      content: '',
      inlineSize: '62%',
      blockSize: '62%',
      background: 'currentColor',
      clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 22%, 85% 8%, 38% 66%)',
      opacity: 0,
    },
    selectors: {
      '&:checked::after': { opacity: 1 },
      '&:indeterminate::after': {
        opacity: 1,
        clipPath: 'polygon(4% 40%, 4% 60%, 96% 60%, 96% 40%)',
      },
    },
    '@media': { [media.forcedColors]: { '::after': { content: 'none' } } },
  }),
]);
