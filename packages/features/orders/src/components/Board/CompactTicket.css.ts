import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const body = style({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: vars.space.none,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s,
  minInlineSize: vars.space.none,
  fontVariantNumeric: 'tabular-nums',
});

export const open = style({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  textAlign: 'start',
  outline: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: vars.space.none,
      borderRadius: 'inherit',
    },
  },
});

const oneLine = {
  minInlineSize: vars.space.none,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const recipient = style({ ...oneLine, fontWeight: vars.weight.bold });

export const ageLabel = style({
  flex: 'none',
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  color: vars.color.textMuted,
  selectors: {
    '&[data-age="warning"]': { color: vars.tone.warning.onSoft },
    '&[data-age="danger"]': { color: vars.tone.danger.onSoft },
  },
});

export const lines = style({ ...oneLine, color: vars.color.textMuted });

export const note = style({ ...oneLine, fontWeight: vars.weight.medium });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const facts = style({
  display: 'grid',
  minInlineSize: vars.space.none,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});
