import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const composer = style({
  flex: 'none',
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.s,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
});

export const line = style({ display: 'flex', alignItems: 'end', gap: vars.space.xs });

export const box = style({
  flex: '1',
  minInlineSize: vars.space.none,
  display: 'flex',
  border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: {
    '&:focus-within': {
      borderColor: vars.color.focus,
      outline: `${vars.border.hairline} solid ${vars.color.focus}`,
    },
    '&[data-invalid]': { borderColor: vars.tone.danger.edge },
  },
});

export const input = style({
  flex: '1',
  minInlineSize: vars.space.none,
  minBlockSize: `calc(${vars.control.m} - 2 * ${vars.border.hairline})`,
  maxBlockSize: `calc(${vars.control.m} * 4)`,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.m,
  lineHeight: vars.line.normal,
  resize: 'none',
  outline: 'none',
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
});

export const preview = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

export const thumb = style({
  flex: 'none',
  inlineSize: vars.control.l,
  blockSize: vars.control.l,
  objectFit: 'cover',
  borderRadius: vars.radius.s,
});

export const recording = style({
  flex: '1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.m,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.tone.danger.soft,
  color: vars.tone.danger.onSoft,
  fontVariantNumeric: 'tabular-nums',
});
export const light = style({
  inlineSize: vars.space.s,
  blockSize: vars.space.s,
  borderRadius: vars.radius.full,
  background: vars.tone.danger.solid,
});

export const voice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: `calc(${vars.control.l} * 4)`,
  maxInlineSize: '100%',
});
export const track = style({
  flex: '1',
  minInlineSize: vars.space.none,
  blockSize: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.border,
  overflow: 'clip',
});
export const played = style({
  display: 'block',
  blockSize: '100%',
  background: vars.tone.accent.solid,
});
export const length = style({ fontSize: vars.text.s, fontVariantNumeric: 'tabular-nums' });

export const formError = style({
  paddingInline: vars.space.s,
  color: vars.tone.danger.onSoft,
  fontSize: vars.text.s,
});
