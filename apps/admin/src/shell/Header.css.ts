import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const header = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.navigation,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.l,
      minBlockSize: vars.control.l,
      paddingInline: vars.space.l,
      background: vars.menu.surface,
      color: vars.menu.text,
      borderBlockEnd: `${vars.border.hairline} solid ${vars.menu.border}`,
      '@media': { [media.narrow]: { gap: vars.space.xs, paddingInline: vars.space.s } },
    },
  },
});

export const brand = style({
  '@layer': {
    [component]: {
      fontSize: vars.text.l,
      fontWeight: vars.weight.bold,
      letterSpacing: '-0.01em',
      '@media': { [media.narrow]: { display: 'none' } },
    },
  },
});

export const places = style({
  '@layer': { [component]: { display: 'flex', alignSelf: 'stretch', gap: vars.space.xs } },
});

export const place = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
      minBlockSize: vars.control.l,
      paddingInline: vars.space.m,
      color: vars.menu.textMuted,
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      selectors: {
        '&:hover': { color: vars.menu.text },
        '&[aria-current]': { color: vars.menu.text },
        '&[aria-current]::after': {
          content: '',
          position: 'absolute',
          insetInline: vars.space.m,
          insetBlockEnd: 0,
          blockSize: vars.border.thick,
          background: vars.tone.accent.solid,
          borderRadius: vars.radius.full,
        },
      },
      '@media': { [media.narrow]: { paddingInline: vars.space.s } },
    },
  },
});

export const end = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
      marginInlineStart: 'auto',
      minInlineSize: 0,
    },
  },
});

export const shop = style({
  '@layer': {
    [component]: {
      color: vars.menu.textMuted,
      fontSize: vars.text.s,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '@media': { [media.narrow]: { display: 'none' } },
    },
  },
});
