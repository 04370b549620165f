import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const tinted = (tone: keyof typeof vars.tone) => ({ background: vars.tone[tone].soft });

export const navbar = style({
  '@layer': {
    [component]: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
      minBlockSize: vars.control.l,
      paddingInline: vars.space.l,
      background: vars.color.surface,
      color: vars.color.text,
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
      selectors: {
        '&[data-color="neutral"]': tinted('neutral'),
        '&[data-color="accent"]': tinted('accent'),
        '&[data-color="success"]': tinted('success'),
        '&[data-color="warning"]': tinted('warning'),
        '&[data-color="danger"]': tinted('danger'),
        '&[data-color="info"]': tinted('info'),
      },
      '@media': {
        [media.narrow]: { gap: vars.space.xxs, paddingInline: vars.space.s },
        [media.print]: { display: 'none' },
      },
    },
  },
});

export const floats = style({
  '@layer': {
    [component]: {
      '@media': {
        [media.wide]: {
          marginBlockStart: vars.space.s,
          marginInline: vars.space.l,
          paddingInline: vars.space.s,
          border: `${vars.border.hairline} solid ${vars.color.border}`,
          borderRadius: vars.radius.m,
          selectors: {
            '&[data-width="boxed"]': {
              inlineSize: `min(100% - 2 * ${vars.space.l}, ${vars.size.page} - 2 * ${vars.space.l})`,
              marginInline: 'auto',
            },
          },
        },
      },
    },
  },
});

/** Hidden on a wide screen, where the menu is next to the page; other screens need its buttons. */
export const hides = style({
  '@layer': { [component]: { '@media': { [media.wide]: { display: 'none' } } } },
});

export const brand = style({
  '@layer': {
    [component]: {
      paddingInline: vars.space.s,
      color: 'inherit',
      fontSize: vars.text.l,
      fontWeight: vars.weight.bold,
      letterSpacing: '-0.01em',
      textDecoration: 'none',
      '@media': { [media.narrow]: { display: 'none' } },
    },
  },
});

export const shop = style({
  '@layer': {
    [component]: {
      minInlineSize: 0,
      paddingInline: vars.space.s,
      color: vars.color.textMuted,
      fontSize: vars.text.s,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const end = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xxs,
      marginInlineStart: 'auto',
      flex: 'none',
    },
  },
});

export const start = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xxs,
      minInlineSize: 0,
    },
  },
});

export const anyway = style({ '@layer': { [component]: { display: 'contents' } } });

/** Visible only if the menu isn't next to the page. */
export const onlyWithoutMenu = style({
  '@layer': {
    [component]: { display: 'contents', '@media': { [media.wide]: { display: 'none' } } },
  },
});

/** Hidden on a phone, where it is in the account menu instead. */
export const onlyWide = style({
  '@layer': {
    [component]: { display: 'contents', '@media': { [media.narrow]: { display: 'none' } } },
  },
});
