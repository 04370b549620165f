import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.field} * 1.25)), 1fr))`,
  gap: vars.space.m,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: vars.space.none,
  padding: vars.space.l,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${vars.size.key} * 3)`,
  selectors: {
    '&[data-status="called"]': { borderColor: vars.tone.accent.edge },
    '&[data-status="arrived"]': { borderColor: vars.tone.success.edge },
    '&[data-late]': { borderColor: vars.tone.warning.edge },
    '&[draggable="true"]': { cursor: 'grab' },
    '&[data-dragged]': { opacity: vars.opacity.disabled },
    '&[data-over]': {
      borderColor: vars.tone.accent.edge,
      background: vars.color.surfaceSelected,
      boxShadow: `inset 0 0 0 ${vars.border.thick} ${vars.tone.accent.edge}`,
    },
  },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const number = style({
  fontSize: vars.text.xxl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const who = style({ display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: vars.weight.medium });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.s });

/** Written from left to right, but aligned with the start of the other text. */
export const phone = style({
  justifySelf: 'start',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});

export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  margin: vars.space.none,
  fontVariantNumeric: 'tabular-nums',
});

export const time = style({ display: 'grid', margin: vars.space.none });

export const label = style({ color: vars.color.textMuted, fontSize: vars.text.s });

export const value = style({ margin: vars.space.none, fontWeight: vars.weight.medium });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginBlockStart: 'auto',
});

export const likely = style({ flex: 'auto', display: 'grid' });
