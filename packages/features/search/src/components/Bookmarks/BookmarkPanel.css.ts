import { component, vars } from '@servery/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.s,
      inlineSize: `calc(${vars.size.field} - ${vars.space.xxl})`,
      maxInlineSize: '100%',
    },
  },
});

export const rows = style({
  '@layer': { [component]: { margin: 0, padding: 0, listStyle: 'none' } },
});

export const row = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      borderRadius: vars.radius.s,
      selectors: { '&:hover, &:focus-within': { background: vars.color.surfaceHover } },
    },
  },
});

export const link = style({
  '@layer': {
    [component]: {
      flex: 1,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.m,
      minInlineSize: 0,
      minBlockSize: vars.control.m,
      paddingInline: vars.space.s,
      paddingBlock: vars.space.xs,
      borderRadius: vars.radius.s,
      color: vars.color.text,
      textDecoration: 'none',
    },
  },
});

export const sign = style({
  '@layer': { [component]: { display: 'grid', flex: 'none', color: vars.color.textMuted } },
});

export const name = style({
  '@layer': {
    [component]: {
      display: 'grid',
      minInlineSize: 0,
      lineHeight: vars.line.tight,
      overflowWrap: 'anywhere',
    },
  },
});

export const section = style({
  '@layer': { [component]: { color: vars.color.textMuted, fontSize: vars.text.xs } },
});

export const star = style({ '@layer': { [component]: { flex: 'none' } } });

// The icon is also filled, so that the state isn't shown by colour alone.
globalStyle(`${star} [aria-pressed="true"] svg`, {
  '@layer': { [component]: { fill: 'currentColor' } },
});

export const note = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space.xs,
      justifyItems: 'start',
      margin: 0,
      paddingInline: vars.space.s,
      paddingBlock: vars.space.s,
      color: vars.color.textMuted,
      overflowWrap: 'anywhere',
    },
  },
});

export const strong = style({
  '@layer': { [component]: { color: vars.color.text, fontWeight: vars.weight.medium } },
});
