import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const wizard = recipe({
  base: layered({ display: 'grid', gap: vars.space.xl, minInlineSize: vars.space.none }),
  variants: {
    orientation: {
      horizontal: layered({ gridTemplateColumns: 'minmax(0, 1fr)' }),
      vertical: layered({
        gridTemplateColumns: 'fit-content(30%) minmax(0, 1fr)',
        '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      }),
    },
  },
});

export const page = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xl,
    minInlineSize: vars.space.none,
  }),
);
export const panel = style(layered({ outline: 'none', minInlineSize: vars.space.none }));

export const buttons = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.s,
    paddingBlockStart: vars.space.l,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);
