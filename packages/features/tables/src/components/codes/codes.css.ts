import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.field}, 1fr))`,
  listStyle: 'none',
  margin: vars.space.none,
  padding: vars.space.none,
});

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  padding: vars.space.l,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  breakInside: 'avoid',
  textAlign: 'center',
});

export const image = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.field,
  borderRadius: vars.radius.s,
});

export const name = style({ fontSize: vars.text.xl, fontWeight: vars.weight.bold });
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.s });

/** Hidden in print. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });
