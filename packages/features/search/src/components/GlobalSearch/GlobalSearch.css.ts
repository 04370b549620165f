import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const overlay = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      inlineSize: 'auto',
      maxInlineSize: 'none',
      maxBlockSize: '100dvh',
      margin: 0,
      padding: 0,
      border: 'none',
      overflow: 'hidden',
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      fontSize: vars.text.m,
      lineHeight: vars.line.normal,
      boxShadow: vars.shadow.overlay,
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
      transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
      '@starting-style': { opacity: 0 },
      selectors: { '&::backdrop': { background: vars.color.scrim } },
    },
  },
});

export const frame = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      maxBlockSize: `calc(100dvh - ${vars.space.xl})`,
      // On a phone, the keyboard covers the lower half.
      '@media': { [media.narrow]: { maxBlockSize: '100dvh' } },
    },
  },
});

export const bar = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.m,
      flex: 'none',
      minBlockSize: `calc(${vars.control.l} + ${vars.space.m})`,
      paddingInline: vars.space.xl,
      color: vars.color.textMuted,
      '@media': { [media.narrow]: { paddingInline: vars.space.l } },
    },
  },
});

export const input = style({
  '@layer': {
    [component]: {
      flex: 1,
      minInlineSize: 0,
      minBlockSize: vars.control.l,
      padding: 0,
      border: 'none',
      outline: 'none',
      background: 'transparent',
      color: vars.color.text,
      fontSize: vars.text.l,
      selectors: {
        '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
    },
  },
});

export const below = style({
  '@layer': {
    [component]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlock: vars.space.xl,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
      paddingBlock: vars.space.s,
      paddingInline: vars.space.l,
      '@media': { [media.narrow]: { paddingInline: vars.space.s } },
    },
  },
});

/** Groups side by side if there's space, so that all of them are visible. */
export const groups = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.s,
      '@media': {
        [media.wide]: {
          gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
          columnGap: vars.space.l,
        },
      },
    },
  },
});

export const groupTitle = style({
  '@layer': {
    [component]: {
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.s,
      color: vars.color.textMuted,
      fontSize: vars.text.xs,
      fontWeight: vars.weight.medium,
    },
  },
});

export const option = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.m,
      minBlockSize: vars.control.l,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.s,
      borderRadius: vars.radius.s,
      color: vars.color.text,
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      selectors: {
        '&[aria-selected=true]': { background: vars.tone.neutral.soft },
        '&:active': { background: vars.color.surfacePressed },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: {
            '&[aria-selected=true]': { outline: `${vars.border.thick} solid Highlight` },
          },
        },
      },
    },
  },
});

export const sign = style({
  '@layer': { [component]: { display: 'grid', flex: 'none', color: vars.color.textMuted } },
});

export const textBlock = style({
  '@layer': {
    [component]: {
      display: 'grid',
      flex: 1,
      minInlineSize: 0,
      lineHeight: vars.line.tight,
      overflowWrap: 'anywhere',
    },
  },
});

export const quiet = style({
  '@layer': {
    [component]: {
      color: vars.color.textMuted,
      fontSize: vars.text.xs,
      unicodeBidi: 'isolate',
    },
  },
});

export const figure = style({
  '@layer': {
    [component]: {
      flex: 'none',
      color: vars.color.textMuted,
      fontSize: vars.text.xs,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const note = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.m,
      margin: 0,
      paddingBlock: vars.space.m,
      paddingInline: vars.space.s,
      color: vars.color.textMuted,
      overflowWrap: 'anywhere',
    },
  },
});

export const keys = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.l,
      rowGap: vars.space.xs,
      flex: 'none',
      paddingBlock: vars.space.s,
      paddingInline: vars.space.xl,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
      color: vars.color.textMuted,
      fontSize: vars.text.xs,
      '@media': {
        [media.narrow]: { display: 'none' },
        [media.coarse]: { display: 'none' },
      },
    },
  },
});

export const key = style({
  '@layer': { [component]: { display: 'flex', alignItems: 'center', gap: vars.space.xs } },
});
