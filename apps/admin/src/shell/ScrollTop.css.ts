import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** Marks the top of the page: the button is hidden while any of it is visible. */
export const top = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      insetBlockStart: 0,
      blockSize: vars.size.field,
      inlineSize: vars.border.hairline,
      pointerEvents: 'none',
    },
  },
});

export const place = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      insetBlockEnd: vars.space.l,
      insetInlineEnd: vars.space.l,
      zIndex: vars.layer.sticky,
      borderRadius: vars.radius.s,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.float,
      '@media': { [media.print]: { display: 'none' } },
    },
  },
});
