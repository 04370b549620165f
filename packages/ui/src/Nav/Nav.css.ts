import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const nav = recipe({
  base: layered({ display: 'flex', gap: vars.space.xxs, minInlineSize: vars.space.none }),
  variants: {
    orientation: {
      horizontal: layered({ overflowX: 'auto', scrollbarWidth: 'none' }),
      vertical: layered({ flexDirection: 'column' }),
    },
    variant: { plain: {}, pills: {}, tabs: {} },
    align: {
      start: {},
      center: layered({ justifyContent: 'safe center' }),
      end: layered({ justifyContent: 'safe flex-end' }),
    },
  },
  compoundVariants: [
    {
      variants: { variant: 'tabs', orientation: 'horizontal' },
      style: layered({
        boxShadow: `inset 0 calc(${vars.border.hairline} * -1) ${vars.color.border}`,
      }),
    },
    {
      variants: { variant: 'tabs', orientation: 'vertical' },
      style: layered({ borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}` }),
    },
  ],
});

export const entry = recipe({
  base: layered({ display: 'flex', flex: 'none', minInlineSize: vars.space.none }),
  variants: { isJustified: { true: layered({ flex: '1 0 auto' }) } },
});

const bar = {
  content: '',
  position: 'absolute',
  background: vars.tone.accent.solid,
} as const;

export const link = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.m,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.s,
    color: vars.color.textMuted,
    fontSize: vars.text.m,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.tight,
    textDecoration: 'none',
    transitionProperty: 'background-color, color',
    transitionDuration: vars.motion.fast,
    selectors: {
      '&:focus-visible': focusRingInset,
      '&:active': { background: vars.color.surfacePressed, color: vars.color.text },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-current], :active)': {
            background: vars.color.surfaceHover,
            color: vars.color.text,
          },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: `${vars.border.thick} solid Highlight` } },
      },
    },
  }),
  variants: {
    variant: {
      plain: layered({
        selectors: { '&[aria-current]': { color: vars.tone.accent.onSoft } },
      }),
      pills: layered({
        selectors: {
          '&[aria-current]': {
            background: vars.tone.accent.solid,
            color: vars.tone.accent.onSolid,
          },
        },
      }),
      tabs: layered({ selectors: { '&[aria-current]': { color: vars.color.text } } }),
    },
    orientation: {
      horizontal: layered({ whiteSpace: 'nowrap' }),
      vertical: layered({ inlineSize: '100%', overflowWrap: 'anywhere' }),
    },
    isJustified: { true: layered({ inlineSize: '100%', justifyContent: 'center' }) },
  },
  compoundVariants: [
    {
      variants: { variant: 'tabs', orientation: 'horizontal' },
      style: layered({
        borderEndStartRadius: vars.space.none,
        borderEndEndRadius: vars.space.none,
        selectors: {
          '&[aria-current]::after': {
            ...bar,
            insetInline: vars.space.none,
            insetBlockEnd: vars.space.none,
            blockSize: vars.border.thick,
          },
        },
      }),
    },
    {
      variants: { variant: 'tabs', orientation: 'vertical' },
      style: layered({
        borderStartStartRadius: vars.space.none,
        borderEndStartRadius: vars.space.none,
        selectors: {
          '&[aria-current]::after': {
            ...bar,
            insetBlock: vars.space.none,
            insetInlineStart: `calc(${vars.border.hairline} * -1)`,
            inlineSize: vars.border.thick,
          },
        },
      }),
    },
  ],
});

export const labels = style(layered({ minInlineSize: vars.space.none }));
export const end = style(
  layered({
    display: 'inline-flex',
    flex: 'none',
    selectors: {
      [`${nav.classNames.variants.orientation.vertical} &`]: { marginInlineStart: 'auto' },
    },
  }),
);
