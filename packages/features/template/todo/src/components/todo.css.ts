import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@media': {
    [media.wide]: { gridTemplateColumns: `calc(${vars.control.l} * 5) minmax(0, 1fr)` },
  },
});
export const aside = style({
  display: 'none',
  '@media': {
    [media.wide]: { display: 'block', position: 'sticky', insetBlockStart: vars.space.l },
  },
});
export const onlyNarrow = style({ '@media': { [media.wide]: { display: 'none' } } });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});
const tones = ['accent', 'success', 'warning', 'danger', 'info'] as const;
export const dot = style({
  inlineSize: vars.space.s,
  blockSize: vars.space.s,
  marginInline: vars.space.xs,
  borderRadius: vars.radius.full,
  selectors: Object.fromEntries(
    tones.map((tone) => [`&[data-tone=${tone}]`, { background: vars.tone[tone].solid }]),
  ),
});
export const tools = style({ display: 'flex', gap: vars.space.s });
export const searching = style({ flex: '1 1 0', minInlineSize: vars.space.none });

export const row = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.control.m}`,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});
export const title = style({
  flex: `1 1 ${vars.size.field}`,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-done]': { textDecorationLine: 'line-through', color: vars.color.textMuted },
  },
});
export const star = style({
  display: 'inline-block',
  marginInlineStart: vars.space.xs,
  verticalAlign: 'text-bottom',
  color: vars.tone.warning.onSoft,
});
export const due = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-late]': { color: vars.tone.danger.onSoft } },
});
