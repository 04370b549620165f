import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const who = style({
  '@layer': {
    [component]: { display: 'flex', alignItems: 'center', gap: vars.space.l, minInlineSize: 0 },
  },
});

export const list = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.menu}), 1fr))`,
      columnGap: vars.space.l,
      rowGap: vars.space.s,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const right = style({
  '@layer': {
    [component]: { display: 'flex', gap: vars.space.s, alignItems: 'center', minInlineSize: 0 },
  },
});
export const sign = style({
  '@layer': {
    [component]: {
      flex: 'none',
      display: 'inline-flex',
      color: vars.color.textMuted,
      selectors: { '[data-grant=allow] &': { color: vars.tone.success.onSoft } },
    },
  },
});
