import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.l,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.medium,
});

/** Overlays the tickets, so that nothing moves when it appears or disappears. */
export const place = style({
  position: 'absolute',
  insetInline: vars.space.m,
  insetBlockEnd: vars.space.m,
  zIndex: 1,
});
