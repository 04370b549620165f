import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const help = style({ margin: vars.space.none, color: vars.color.textMuted });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.field} * 0.8)), 1fr))`,
  gap: vars.space.l,
  alignItems: 'start',
});

export const stack = style({ display: 'grid', gap: vars.space.l });

export const switches = style({ display: 'grid', gap: vars.space.m, justifyItems: 'start' });

export const acts = style({ display: 'flex', justifyContent: 'end', gap: vars.space.xs });

/** The QR code, next to its text if there is enough space. */
export const code = style({
  display: 'block',
  maxInlineSize: `calc(${vars.size.field} * 0.6)`,
});
