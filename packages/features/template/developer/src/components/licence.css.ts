import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { none, xs, s, l, xl } = vars.space;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: xl });
export const lead = style({ display: 'grid', gap: xs });
export const mark = style({ display: 'inline-grid', blockSize: '1lh', alignItems: 'center' });
export const included = style([mark, { color: vars.tone.success.onSoft }]);
export const excluded = style([mark, { color: vars.color.textMuted }]);
export const texts = style({
  display: 'grid',
  gap: l,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.size.field} * 0.9)), 1fr))`,
});
/** Fills its cell, so that the cards of a row are equally high. */
export const cell = style({ display: 'grid', minInlineSize: none });
export const text = style({ display: 'grid', gap: s, alignContent: 'start' });
