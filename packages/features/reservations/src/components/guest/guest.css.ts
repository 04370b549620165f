import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: vars.size.dialog,
  minBlockSize: '100dvb',
  marginInline: 'auto',
  padding: vars.space.l,
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const venue = style({ display: 'grid', gap: vars.space.xxs });

/** One question; it collapses to one line once answered. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.l,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const answer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: `calc(${vars.size.target} + ${vars.space.s})`,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.s,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxs,
    },
  },
});

export const value = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const pen = style({ flex: 'none', color: vars.color.textMuted });

export const centred = style({ display: 'grid', justifyItems: 'center', overflowX: 'auto' });

export const form = style({ display: 'grid', gap: vars.space.l });

export const ticket = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  padding: vars.space.xl,
  border: `${vars.border.hairline} solid ${vars.tone.neutral.edge}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="success"]': {
      borderColor: vars.tone.success.edge,
      background: vars.tone.success.soft,
      color: vars.tone.success.onSoft,
    },
    '&[data-tone="info"]': {
      borderColor: vars.tone.info.edge,
      background: vars.tone.info.soft,
      color: vars.tone.info.onSoft,
    },
  },
});

export const sign = style({
  display: 'grid',
  fontSize: vars.size.iconLarge,
  lineHeight: vars.line.tight,
});

export const when = style({ fontSize: vars.text.xl, fontWeight: vars.weight.bold });

export const text = style({ margin: vars.space.none });
