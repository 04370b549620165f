import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const scroller = style({
  '@layer': {
    [component]: {
      overflowX: 'auto',
      padding: vars.space.l,
      borderRadius: vars.radius.m,
      background: vars.color.surfaceSunken,
    },
  },
});

/** A strip of paper as wide as its characters, always left to right. */
export const paper = style({
  '@layer': {
    [component]: {
      direction: 'ltr',
      inlineSize: 'max-content',
      marginInline: 'auto',
      paddingBlock: vars.space.l,
      paddingInline: vars.space.m,
      borderRadius: vars.radius.s,
      border: `${vars.border.hairline} solid ${vars.color.border}`,
      background: vars.color.surface,
      color: vars.color.text,
      fontFamily: vars.font.mono,
      fontSize: vars.text.s,
      lineHeight: vars.line.tight,
    },
  },
});

export const line = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--columns), 1ch)',
      minBlockSize: '1lh',
      whiteSpace: 'pre',
      selectors: {
        '&[data-bold]': { fontWeight: vars.weight.bold },
        '&[data-large]': { fontSize: '2em' },
      },
    },
  },
});

export const text = style({
  '@layer': {
    [component]: {
      gridRow: 1,
      overflow: 'hidden',
      selectors: {
        '&[data-align=center]': { textAlign: 'center' },
        '&[data-align=right]': { textAlign: 'end' },
      },
    },
  },
});

export const rule = style({
  '@layer': {
    [component]: {
      inlineSize: 'calc(var(--columns) * 1ch)',
      marginBlock: vars.space.xs,
      borderBlockStart: `${vars.border.hairline} dashed ${vars.color.borderStrong}`,
      selectors: {
        '&[data-double]': { borderBlockStart: `${vars.border.thick} solid ${vars.color.text}` },
      },
    },
  },
});

export const middle = style({
  '@layer': {
    [component]: {
      display: 'grid',
      justifyItems: 'center',
      gap: vars.space.xs,
      maxInlineSize: 'calc(var(--columns) * 1ch)',
      paddingBlock: vars.space.s,
      overflowWrap: 'anywhere',
      textAlign: 'center',
    },
  },
});

export const picture = style({
  '@layer': { [component]: { maxInlineSize: '100%', imageRendering: 'pixelated' } },
});

export const cut = style({
  '@layer': {
    [component]: {
      marginBlockStart: vars.space.s,
      borderBlockStart: `${vars.border.hairline} dotted ${vars.color.borderStrong}`,
    },
  },
});
