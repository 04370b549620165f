import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  '@layer': {
    [component]: {
      minBlockSize: '100dvh',
      display: 'grid',
      placeItems: 'center',
      padding: vars.space.l,
      background: vars.color.canvas,
    },
  },
});

export const card = style({
  '@layer': {
    [component]: {
      inlineSize: '100%',
      maxInlineSize: vars.size.dialog,
      display: 'grid',
      gap: vars.space.m,
      paddingBlock: vars.space.xxl,
      paddingInline: vars.space.xl,
      background: vars.color.surface,
      border: `${vars.border.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.l,
      '@media': { [media.narrow]: { border: 'none', background: 'none', paddingInline: 0 } },
    },
  },
});

export const heading = style({
  '@layer': {
    [component]: {
      margin: 0,
      fontSize: vars.text.xxl,
      fontWeight: vars.weight.bold,
      lineHeight: vars.line.tight,
    },
  },
});

export const lead = style({
  '@layer': { [component]: { margin: 0, color: vars.color.textMuted } },
});

export const form = style({
  '@layer': { [component]: { display: 'grid', gap: vars.space.l, marginBlockStart: vars.space.s } },
});
