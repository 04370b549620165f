import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const ticket = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: vars.space.none,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${vars.size.key} * 5)`,
  selectors: {
    '&[data-compact]': { containIntrinsicBlockSize: `auto calc(${vars.size.key} * 2)` },
    '&:has([data-age="danger"])': { borderColor: vars.tone.danger.edge },
    '&[data-fresh]': {
      borderColor: vars.tone.accent.edge,
      boxShadow: `inset 0 ${vars.space.xs} ${vars.tone.accent.solid}`,
    },
    '&[data-current]': {
      borderColor: vars.tone.accent.edge,
      background: vars.color.surfaceSelected,
    },
    '&[data-gone]': { opacity: vars.opacity.disabled, background: vars.color.surfaceSunken },
    '&:has([data-open]:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { borderColor: vars.color.borderStrong } },
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: vars.space.none,
  padding: vars.space.l,
});

export const reasons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const note = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderInlineStart: `${vars.space.xs} solid ${vars.tone.warning.edge}`,
  borderRadius: vars.radius.s,
  background: vars.tone.warning.soft,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.tight,
  overflowWrap: 'anywhere',
});

export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  marginBlockStart: 'auto',
});

/** Stacked above the ticket's own button, which covers the whole ticket. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  minBlockSize: vars.control.l,
});

export const next = style({ flex: 'auto', display: 'grid' });
