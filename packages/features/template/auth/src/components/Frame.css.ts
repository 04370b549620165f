import { component, media, vars } from '@servery/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const page = style({
  '@layer': {
    [component]: {
      minBlockSize: '100dvh',
      display: 'grid',
      background: vars.color.canvas,
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
});

export const pageOf = styleVariants({
  basic: [page, { '@layer': { [component]: { placeItems: 'center', padding: vars.space.l } } }],
  cover: [
    page,
    {
      '@layer': {
        [component]: {
          '@media': {
            [media.wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
          },
        },
      },
    },
  ],
  coverWide: [
    page,
    {
      '@layer': {
        [component]: {
          '@media': {
            [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
          },
        },
      },
    },
  ],
});

/** The side with the picture, hidden on small screens. */
export const side = style({
  '@layer': {
    [component]: {
      display: 'none',
      '@media': {
        [media.wide]: {
          display: 'grid',
          placeItems: 'center',
          padding: vars.space.xxxl,
        },
      },
    },
  },
});

export const sidePicture = style({
  '@layer': { [component]: { inlineSize: '100%', maxInlineSize: vars.size.dialog } },
});

const sheet = style({
  '@layer': {
    [component]: {
      inlineSize: '100%',
      minInlineSize: vars.space.none,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      gap: vars.space.xl,
    },
  },
});

export const sheetOf = styleVariants({
  basic: [
    sheet,
    {
      '@layer': {
        [component]: {
          maxInlineSize: vars.size.panel,
          paddingBlock: vars.space.xxl,
          paddingInline: vars.space.xl,
          background: vars.color.surface,
          border: `${vars.border.hairline} solid ${vars.color.border}`,
          borderRadius: vars.radius.l,
          '@media': {
            [media.narrow]: {
              paddingInline: vars.space.none,
              border: 'none',
              background: 'none',
            },
          },
        },
      },
    },
  ],
  cover: [
    sheet,
    {
      '@layer': {
        [component]: {
          justifyItems: 'center',
          padding: vars.space.l,
          '@media': {
            [media.medium]: { padding: vars.space.xxxl },
            [media.wide]: {
              background: vars.color.surface,
              borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}`,
            },
          },
        },
      },
    },
  ],
});

/** Text and fields, at most as wide as is comfortable to read. */
export const contentOf = styleVariants({
  basic: { '@layer': { [component]: { display: 'contents' } } },
  cover: {
    '@layer': {
      [component]: {
        inlineSize: '100%',
        maxInlineSize: `calc(${vars.size.panel} - ${vars.space.xxxl})`,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space.xl,
      },
    },
  },
  coverWide: {
    '@layer': {
      [component]: {
        inlineSize: '100%',
        maxInlineSize: `calc(${vars.size.panel} * 1.75)`,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space.xl,
      },
    },
  },
});

export const topPicture = style({
  '@layer': {
    [component]: {
      inlineSize: `calc(${vars.size.key} * 2.5)`,
      marginInline: 'auto',
    },
  },
});

export const textBlock = style({
  '@layer': { [component]: { display: 'grid', gap: vars.space.s } },
});

/** The heading takes the focus to be announced, but isn't interactive, so it has no outline. */
globalStyle(`${textBlock} > h1`, { '@layer': { [component]: { outline: 'none' } } });

export const footer = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: vars.space.s,
      color: vars.color.textMuted,
    },
  },
});
