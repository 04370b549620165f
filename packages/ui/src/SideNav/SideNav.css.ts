import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const sideNav = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.l,
    inlineSize: vars.size.menu,
    minBlockSize: vars.space.none,
    blockSize: '100%',
    padding: vars.space.s,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    background: vars.menu.surface,
    borderInlineEnd: `${vars.border.hairline} solid ${vars.menu.border}`,
    color: vars.menu.text,
    fontSize: vars.text.m,
    transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
  }),
  variants: {
    isCollapsed: {
      true: layered({
        inlineSize: `calc(${vars.control.m} + 2 * ${vars.space.s} + ${vars.border.hairline})`,
      }),
    },
  },
});

export const section = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.xs }),
);

export const sectionTitle = style(
  layered({
    paddingInline: vars.space.m,
    color: vars.menu.textMuted,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
    overflowWrap: 'anywhere',
  }),
);

export const list = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    minInlineSize: vars.space.none,
  }),
);

const live = ':not([aria-current], [aria-disabled])';

export const place = recipe({
  base: layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    inlineSize: '100%',
    minBlockSize: vars.control.m,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.s,
    color: vars.menu.text,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.tight,
    textAlign: 'start',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[aria-current]': { background: vars.menu.active, color: vars.menu.onActive },
      // A closed group shows that the current page is inside.
      '&[aria-expanded=false][data-holds-current]': { background: vars.menu.hover },
      '&[aria-disabled]': { color: vars.menu.textMuted, cursor: 'default' },
      '&:focus-visible': focusRingInset,
      [`&:active${live}`]: { background: vars.menu.hover },
    },
    '@media': {
      [media.hover]: { selectors: { [`&:hover${live}`]: { background: vars.menu.hover } } },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: `${vars.border.thick} solid Highlight` } },
      },
    },
  }),
  variants: {
    level: {
      1: {},
      2: layered({
        paddingInlineStart: `calc(${vars.space.m} * 2 + ${vars.size.icon})`,
        fontWeight: vars.weight.regular,
      }),
      3: layered({
        paddingInlineStart: `calc(${vars.space.m} * 3 + ${vars.size.icon})`,
        fontWeight: vars.weight.regular,
      }),
    },
    isCollapsed: {
      true: layered({ justifyContent: 'center', paddingInline: vars.space.none }),
    },
  },
});

export const labels = style(
  layered({ flex: 'auto', minInlineSize: vars.space.none, overflowWrap: 'anywhere' }),
);

export const badge = style(layered({ display: 'inline-flex', flex: 'none' }));

/** On the rail, a dot replaces the badge. */
export const railDot = style(
  layered({
    position: 'absolute',
    insetBlockStart: vars.space.xs,
    insetInlineEnd: vars.space.xs,
    inlineSize: vars.size.dot,
    blockSize: vars.size.dot,
    borderRadius: vars.radius.full,
    background: vars.tone.danger.solid,
    forcedColorAdjust: 'none',
  }),
);

export const chevron = style(
  layered({
    display: 'grid',
    flex: 'none',
    color: vars.menu.textMuted,
    transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '[aria-expanded=true] > &': { rotate: '0.25turn' },
      '[aria-expanded=true] > &:dir(rtl)': { rotate: '-0.25turn' },
    },
  }),
);

export const inside = style({});
globalStyle(`${inside} > ${list}`, layered({ paddingBlockStart: vars.space.xxs }));
