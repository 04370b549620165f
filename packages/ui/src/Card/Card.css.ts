import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const card = recipe({
  base: layered({
    minInlineSize: vars.space.none,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
  variants: {
    padding: {
      none: layered({ overflow: 'hidden' }),
      m: layered({ padding: vars.space.l }),
      l: layered({ padding: vars.space.xl }),
    },
  },
  defaultVariants: { padding: 'm' },
});

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.s} ${vars.space.l}`,
    marginBlockEnd: vars.space.l,
  }),
);

export const title = style(layered({ fontSize: vars.text.l, overflowWrap: 'anywhere' }));

export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    marginBlockStart: vars.space.l,
    paddingBlockStart: vars.space.l,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);
