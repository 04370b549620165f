import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const form = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
  }),
);

/** What else can be done stands at the other end of the line. */
export const aside = style(layered({ display: 'flex', marginInlineEnd: 'auto' }));
