import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

export const timeline = style(
  layered({
    listStyle: 'none',
    maxInlineSize: vars.size.measure,
    margin: vars.space.none,
    padding: vars.space.none,
  }),
);

export const event = recipe({
  base: layered({
    display: 'grid',
    gridTemplateColumns: `${vars.space.xl} minmax(0, 1fr)`,
    columnGap: vars.space.s,
    fontSize: vars.text.m,
    lineHeight: vars.line.normal,
  }),
  variants: {
    tone: {
      neutral: speaks('neutral'),
      accent: speaks('accent'),
      info: speaks('info'),
      success: speaks('success'),
      warning: speaks('warning'),
      danger: speaks('danger'),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const rail = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    selectors: {
      'li:not(:last-child) > &::after': {
        content: '',
        flex: 'auto',
        borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}`,
      },
    },
  }),
);

export const knot = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    blockSize: '1lh',
    color: voice.onSoft,
    '::before': {
      content: '',
      inlineSize: vars.size.dot,
      blockSize: vars.size.dot,
      borderRadius: vars.radius.full,
      background: voice.edge,
    },
    selectors: { '&:has(svg)::before': { content: 'none' } },
  }),
);

export const body = style(
  layered({ paddingBlockEnd: vars.space.l, minInlineSize: vars.space.none }),
);
export const line = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.l,
  }),
);
export const title = style(layered({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }));
export const time = style(
  layered({
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const labels = style(layered({ color: vars.color.textMuted, overflowWrap: 'anywhere' }));
