import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../overlays/media.ts';
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

/** The two ways out; on a phone they share a line of their own, as wide as the hand that looks for them. */
export const ways = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    '@media': { [phone]: { flex: '1 0 100%' } },
  }),
);
globalStyle(`${ways} > *`, layered({ '@media': { [phone]: { flex: '1 1 auto' } } }));
