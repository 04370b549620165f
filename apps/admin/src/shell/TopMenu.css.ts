import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const topMenu = style({
  '@layer': {
    [component]: {
      display: 'none',
      flex: 'none',
      paddingInline: vars.space.m,
      background: vars.menu.surface,
      color: vars.menu.text,
      borderBlockEnd: `${vars.border.hairline} solid ${vars.menu.border}`,
      '@media': { [media.wide]: { display: 'block' }, [media.print]: { display: 'none' } },
    },
  },
});

export const places = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.xs,
      minBlockSize: vars.control.l,
    },
  },
});

export const place = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
      minBlockSize: vars.control.m,
      paddingInline: vars.space.m,
      borderRadius: vars.radius.s,
      color: vars.menu.text,
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      selectors: {
        '&[aria-current]': { background: vars.menu.active, color: vars.menu.onActive },
        '&[aria-disabled]': { color: vars.menu.textMuted },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not([aria-current], [aria-disabled])': { background: vars.menu.hover },
          },
        },
      },
    },
  },
});
