import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(calc(50% - ${vars.space.m}), calc(${vars.size.field} * 0.8)), 1fr))`,
  gap: vars.space.m,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const cell = style({
  display: 'grid',
  minInlineSize: vars.space.none,
});

export const pending = style({ opacity: vars.opacity.disabled });
