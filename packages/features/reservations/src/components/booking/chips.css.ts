import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.size.target} * 2.5), 1fr))`,
  gap: vars.space.xs,
  padding: vars.space.none,
});

/** A grid for numbers: four in a row fit on a phone. */
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.size.target} * 1.25), 1fr))`,
  gap: vars.space.s,
});

/** A large touch target; the native control inside keeps its keyboard behaviour and label. */
export const chip = style({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: `calc(${vars.size.target} + ${vars.space.xs})`,
  padding: vars.space.xxs,
  border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  lineHeight: vars.line.tight,
  textAlign: 'center',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[data-state="few"]': { borderColor: vars.tone.warning.edge },
    '&[data-state="full"]': { borderStyle: 'dashed', color: vars.color.textMuted },
    '&:has(:disabled)': {
      borderColor: vars.color.border,
      borderStyle: 'dashed',
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
    '&:has(:checked)': {
      borderColor: vars.tone.accent.solid,
      borderStyle: 'solid',
      background: vars.tone.accent.solid,
      color: vars.tone.accent.onSolid,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxs,
    },
  },
});

export const native = style({
  position: 'absolute',
  inset: 0,
  margin: vars.space.none,
  opacity: 0,
  cursor: 'inherit',
});

export const figure = style({
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const small = style({ fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums' });

export const group = style({ display: 'grid', gap: vars.space.s });

export const part = style({
  margin: vars.space.none,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});
