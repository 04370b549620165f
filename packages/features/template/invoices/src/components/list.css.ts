import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const statusLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.s,
  color: 'inherit',
  textDecoration: 'none',
});
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: vars.space.none,
  textAlign: 'start',
});
export const names = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});
/** Truncated at the end of the text's own direction. */
export const mail = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});
export const rowActions = style({ display: 'flex', justifyContent: 'flex-end' });
export const iconLink = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.control.m,
  blockSize: vars.control.m,
  borderRadius: vars.radius.m,
  color: 'inherit',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});
