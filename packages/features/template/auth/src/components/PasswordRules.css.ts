import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space.xs,
      margin: vars.space.none,
      padding: vars.space.none,
      listStyle: 'none',
      fontSize: vars.text.s,
      color: vars.color.textMuted,
    },
  },
});

export const rule = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
      selectors: { '&[data-met]': { color: vars.tone.success.onSoft } },
    },
  },
});

/** Reserves the space of the tick, so that the text doesn't move. */
export const sign = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      justifyContent: 'center',
      inlineSize: vars.size.icon,
    },
  },
});

export const dot = style({
  '@layer': {
    [component]: {
      inlineSize: vars.size.dot,
      blockSize: vars.size.dot,
      borderRadius: vars.radius.full,
      border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    },
  },
});
