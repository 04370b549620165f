import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const rail = `calc(${vars.control.m} + 2 * ${vars.space.s} + ${vars.border.hairline})`;

export const side = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'none',
      flex: 'none',
      zIndex: vars.layer.navigation,
      inlineSize: vars.size.menu,
      color: vars.menu.text,
      selectors: { '&[data-is-rail]': { inlineSize: rail } },
      '@media': { [media.wide]: { display: 'block' }, [media.print]: { display: 'none' } },
    },
  },
});

export const inner = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      inlineSize: 'max-content',
      blockSize: '100%',
      background: vars.menu.surface,
      selectors: { '[data-is-peeking] > &': { boxShadow: vars.shadow.overlay } },
    },
  },
});

/** The app's name and the button that collapses the menu, aligned with the top bar. */
export const head = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.s,
      minBlockSize: vars.control.l,
      paddingBlockStart: vars.space.s,
      paddingInline: vars.space.s,
      borderInlineEnd: `${vars.border.hairline} solid ${vars.menu.border}`,
      selectors: { '[data-is-rail]:not([data-is-peeking]) &': { justifyContent: 'center' } },
    },
  },
});

export const brand = style({
  '@layer': {
    [component]: {
      paddingInline: vars.space.m,
      color: 'inherit',
      fontSize: vars.text.l,
      fontWeight: vars.weight.bold,
      letterSpacing: '-0.01em',
      textDecoration: 'none',
    },
  },
});

export const places = style({
  '@layer': { [component]: { flex: '1', minBlockSize: 0 } },
});
