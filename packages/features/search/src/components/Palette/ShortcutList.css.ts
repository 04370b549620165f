import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const rows = style({
  '@layer': { [component]: { display: 'grid', gap: vars.space.m, margin: 0 } },
});

export const row = style({
  '@layer': {
    [component]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: vars.space.l,
      overflowWrap: 'anywhere',
    },
  },
});
