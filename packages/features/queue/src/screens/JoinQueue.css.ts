import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  inlineSize: '100%',
  maxInlineSize: vars.size.dialog,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: vars.space.l,
});

export const ticket = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  padding: vars.space.xl,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-status="called"]': {
      borderColor: vars.tone.accent.edge,
      background: vars.tone.accent.soft,
      color: vars.tone.accent.onSoft,
    },
  },
});

export const number = style({
  fontSize: `calc(${vars.text.xxxl} * 2)`,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const large = style({ fontSize: vars.text.xl, fontWeight: vars.weight.medium });

export const form = style({ display: 'grid', gap: vars.space.l });
