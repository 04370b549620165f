import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** The user's cards beside the tabs; above them if there's no room. */
export const page = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: { gridTemplateColumns: `${vars.size.field} minmax(0, 1fr)` },
  },
});
export const identity = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const counters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.m,
  margin: vars.space.none,
  textAlign: 'center',
});
export const price = style({
  fontSize: vars.text.xxl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
});
export const qr = style({ display: 'block', inlineSize: '100%', maxInlineSize: vars.size.menu });
/** Focused by code only, after its form was saved. */
export const formPlace = style({ outline: 'none' });
export const passwords = style({
  display: 'grid',
  gap: vars.space.l,
  maxInlineSize: `calc(${vars.size.field} * 1.25)`,
});
