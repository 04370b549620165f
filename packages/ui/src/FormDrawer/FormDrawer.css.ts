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

/** Secondary actions, at the start of the footer. */
export const aside = style(layered({ display: 'flex', marginInlineEnd: 'auto' }));

/** The cancel and submit buttons. On phones they share a row of their own at full width. */
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
