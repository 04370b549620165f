import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const name = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const facts = style({
  display: 'grid',
  gap: vars.space.xxs,
  flex: `1 1 ${vars.size.field}`,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});

export const line = style({ display: 'block' });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.s });
