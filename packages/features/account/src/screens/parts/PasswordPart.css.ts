import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const column = style({
  '@layer': {
    [component]: { display: 'grid', gap: vars.space.l, maxInlineSize: vars.size.dialog },
  },
});

export const rules = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space.xs,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      fontSize: vars.text.s,
    },
  },
});

export const rule = style({
  '@layer': {
    [component]: {
      display: 'flex',
      gap: vars.space.s,
      alignItems: 'center',
      color: vars.color.textMuted,
      selectors: { '&[data-met]': { color: vars.tone.success.onSoft } },
    },
  },
});

export const sign = style({ '@layer': { [component]: { flex: 'none', display: 'inline-flex' } } });
