import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { none, xs, s, m, l } = vars.space;

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: m,
});
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
/** The people who like the post, and the counts at both ends. */
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${s} ${m}`,
  color: vars.color.textMuted,
});
export const endCount = style({ marginInlineStart: 'auto' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: s,
  paddingBlock: s,
  borderBlock: `${vars.border.hairline} solid ${vars.color.border}`,
});
export const comments = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: m,
});
export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: s,
});
export const bubble = style({
  display: 'grid',
  justifySelf: 'start',
  gap: xs,
  paddingBlock: s,
  paddingInline: m,
  borderRadius: vars.radius.l,
  borderStartStartRadius: vars.radius.s,
  background: vars.color.surfaceSunken,
  overflowWrap: 'anywhere',
});
/** The time of a comment and its likes. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${none} ${s}`,
  paddingInlineStart: m,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: s,
  padding: l,
  textAlign: 'center',
});
