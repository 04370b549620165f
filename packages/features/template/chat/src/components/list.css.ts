import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const scroll = style({
  flex: '1',
  minBlockSize: vars.space.none,
  overflowY: 'auto',
  padding: vars.space.s,
});

export const head = style({
  paddingInline: vars.space.s,
  paddingBlock: `${vars.space.m} ${vars.space.xs}`,
  color: vars.color.textMuted,
});

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.m,
  minBlockSize: vars.control.l,
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: vars.color.surfaceSelected },
    '&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { background: vars.color.surfaceHover } },
    },
  },
});

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: vars.space.none,
});

const cut = {
  minInlineSize: vars.space.none,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const name = style({ ...cut, fontWeight: vars.weight.medium });
export const preview = style({
  ...cut,
  flex: '1',
  // Text of the opposite direction still aligns with the list's start.
  textAlign: 'match-parent',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  selectors: {
    '&[data-unseen]': { color: vars.color.text, fontWeight: vars.weight.medium },
    '&[data-typing]': { color: vars.tone.accent.onSoft },
  },
});
export const when = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const sign = style({ display: 'inline-flex', flex: 'none', color: vars.color.textMuted });
export const star = style([sign, { color: vars.tone.warning.onSoft }]);

export const none = style({
  padding: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});
