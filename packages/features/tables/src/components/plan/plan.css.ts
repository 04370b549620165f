import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const frame = style({
  overflow: 'auto',
  maxBlockSize: '75dvb',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

export const plan = style({
  position: 'relative',
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const place = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });

const toned = (tone: { soft: string; onSoft: string; edge: string }) => ({
  background: tone.soft,
  color: tone.onSoft,
  borderColor: tone.edge,
});

export const table = style({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xxs,
  inlineSize: '100%',
  blockSize: '100%',
  padding: vars.space.xxs,
  border: `${vars.border.thick} solid`,
  borderRadius: vars.radius.m,
  font: 'inherit',
  fontSize: vars.text.s,
  lineHeight: vars.line.tight,
  overflow: 'hidden',
  cursor: 'pointer',
  ...toned(vars.tone.success),
  selectors: {
    '&[data-shape="round"]': { borderRadius: vars.radius.full },
    '&[data-state="held"]': toned(vars.tone.info),
    '&[data-state="occupied"]': toned(vars.tone.accent),
    '&[data-state="bill_printed"]': toned(vars.tone.warning),
    '&[data-requested]': toned(vars.tone.warning),
    '&[data-state="cleaning"]': { ...toned(vars.tone.neutral), borderStyle: 'dashed' },
    '&[data-state="out_of_service"]': { ...toned(vars.tone.danger), borderStyle: 'dotted' },
    '&[data-movable]': { cursor: 'grab', touchAction: 'none' },
    '&[data-moved]': { boxShadow: vars.shadow.float },
    '&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxs,
    },
  },
});

export const name = style({ fontWeight: vars.weight.bold });

export const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
