import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.l,
  maxInlineSize: `calc(${vars.size.dialog} * 1.6)`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const steps = style({
  display: 'grid',
  gap: vars.space.s,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'auto 1fr' },
  },
});

/** The icon of a step, which turns green when the step is done. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.full,
  background: vars.tone.neutral.soft,
  color: vars.tone.neutral.onSoft,
  selectors: {
    '&[data-state="done"]': {
      background: vars.tone.success.soft,
      color: vars.tone.success.onSoft,
    },
  },
});

export const text = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  justifyContent: 'end',
  '@media': { [media.narrow]: { gridColumn: '1 / -1', justifyContent: 'start' } },
});
