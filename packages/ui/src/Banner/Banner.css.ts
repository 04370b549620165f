import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

export const banner = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.m,
    padding: vars.space.m,
    border: `${vars.border.hairline} solid color-mix(in oklch, ${voice.edge}, transparent 60%)`,
    borderRadius: vars.radius.m,
    background: voice.soft,
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.normal,
    vars: { [vars.size.icon]: vars.size.iconLarge },
  }),
  variants: {
    tone: {
      neutral: speaks('neutral'),
      info: speaks('info'),
      success: speaks('success'),
      warning: speaks('warning'),
      danger: speaks('danger'),
    },
  },
  defaultVariants: { tone: 'info' },
});

export const sign = style(
  layered({ display: 'flex', alignItems: 'center', blockSize: '1lh', color: voice.onSoft }),
);
export const body = style(
  layered({
    flex: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.s} ${vars.space.l}`,
    minInlineSize: vars.space.none,
  }),
);
export const labels = style(
  layered({
    flex: `1 1 calc(${vars.size.field} * 0.75)`,
    minInlineSize: vars.space.none,
    overflowWrap: 'anywhere',
  }),
);
export const title = style(layered({ fontWeight: vars.weight.bold }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));
export const dismiss = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
    borderRadius: vars.radius.s,
    color: vars.color.textMuted,
    selectors: {
      '&:active': { background: `color-mix(in oklch, ${voice.soft}, ${voice.edge} 28%)` },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:active)': {
            background: `color-mix(in oklch, ${voice.soft}, ${voice.edge} 14%)`,
            color: vars.color.text,
          },
        },
      },
    },
  }),
);
