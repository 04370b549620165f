import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const bar = style({
  '@layer': {
    [component]: { display: 'flex', alignItems: 'center', minInlineSize: 0 },
  },
});

export const icons = style({
  '@layer': {
    [component]: {
      display: 'none',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      // A narrow bar has no space for the icons; the star button lists all bookmarks instead.
      '@media': { [media.wide]: { display: 'flex', alignItems: 'center' } },
    },
  },
});

export const icon = style({
  '@layer': {
    [component]: {
      display: 'grid',
      placeItems: 'center',
      minInlineSize: vars.control.m,
      minBlockSize: vars.control.m,
      borderRadius: vars.radius.s,
      // The bar may have a colour of its own.
      color: 'inherit',
      outlineOffset: `calc(${vars.border.thick} * -1)`,
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: {
        '&:active': { background: 'color-mix(in oklch, currentColor 18%, transparent)' },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover': { background: 'color-mix(in oklch, currentColor 10%, transparent)' },
          },
        },
      },
    },
  },
});

export const onlyWide = style({
  '@layer': {
    [component]: { display: 'none', '@media': { [media.wide]: { display: 'flex' } } },
  },
});
