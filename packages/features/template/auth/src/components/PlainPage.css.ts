import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  '@layer': {
    [component]: {
      minBlockSize: '100dvh',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'center',
      padding: vars.space.l,
      background: vars.color.canvas,
    },
  },
});

export const content = style({
  '@layer': {
    [component]: {
      inlineSize: '100%',
      maxInlineSize: vars.size.panel,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: vars.space.xl,
      textAlign: 'center',
    },
  },
});

export const picture = style({
  '@layer': { [component]: { inlineSize: '100%', maxInlineSize: vars.size.field } },
});

export const textBlock = style({
  '@layer': { [component]: { display: 'grid', gap: vars.space.s } },
});

/** Additional content, as wide as the page and aligned with the start. */
export const part = style({
  '@layer': { [component]: { inlineSize: '100%', textAlign: 'start' } },
});
