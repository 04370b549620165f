import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { none, xs, s, m, l, xl } = vars.space;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: xl });
export const lead = style({ display: 'grid', gap: xs });
export const cards = style({
  display: 'grid',
  gap: l,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.field} * 0.9)), 1fr))`,
});
/** Fills its cell, so that the cards of a row are equally high. */
export const cell = style({ display: 'grid', minInlineSize: none });
export const example = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  justifyItems: 'start',
  gap: m,
  blockSize: '100%',
});
export const button = style({ display: 'grid', gap: m, alignSelf: 'end', justifyItems: 'start' });
export const result = style({
  display: 'flex',
  alignItems: 'center',
  gap: s,
  color: vars.tone.success.onSoft,
  overflowWrap: 'anywhere',
});
export const members = style({ display: 'grid', gap: m });
export const member = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: s,
});
export const who = style({
  display: 'grid',
  flex: `1 1 calc(${vars.size.field} / 2)`,
  minInlineSize: none,
  overflowWrap: 'anywhere',
});
export const steps = style({
  display: 'grid',
  gap: l,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const step = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: s,
  textAlign: 'center',
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.full,
  background: vars.tone.accent.soft,
  color: vars.tone.accent.onSoft,
});
