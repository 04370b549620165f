import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { raised } from '../overlays/depth.ts';
import { phone } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const stage = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'start center',
    paddingBlockStart: '12dvh',
    paddingInline: vars.space.l,
    '@media': { [phone]: { padding: vars.space.s } },
  }),
);

export const surface = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `calc(${vars.size.dialog} * 1.2)`,
    maxInlineSize: '100%',
    maxBlockSize: '70dvh',
    overflow: 'hidden',
    borderRadius: vars.radius.l,
    background: vars.color.surfaceRaised,
    boxShadow: raised,
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.normal,
    outline: 'none',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    '@starting-style': { opacity: 0 },
  }),
);

export const bar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    flex: 'none',
    paddingInline: vars.space.m,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    color: vars.color.textMuted,
  }),
);

export const input = style(
  layered({
    flex: 1,
    minInlineSize: vars.space.none,
    minBlockSize: vars.control.l,
    border: 'none',
    background: 'transparent',
    color: vars.color.text,
    fontSize: vars.text.l,
    outline: 'none',
    selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
  }),
);

export const list = style(
  layered({
    flex: '1 1 auto',
    padding: vars.space.xs,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: vars.space.xl,
    selectors: { '&:focus-visible': focusRingInset, '&:empty': { display: 'none' } },
  }),
);

export const groupTitle = style(
  layered({
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    color: vars.color.textMuted,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
  }),
);

export const option = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    minBlockSize: vars.control.m,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.s,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[aria-selected=true]': { background: vars.tone.neutral.soft },
      '&:active:not([aria-disabled=true])': { background: vars.color.surfacePressed },
      '&[aria-disabled=true]': { opacity: vars.opacity.disabled, cursor: 'default' },
    },
  }),
);

export const sign = style(layered({ display: 'grid', flex: 'none', color: vars.color.textMuted }));

export const labels = style(
  layered({ flex: 1, minInlineSize: vars.space.none, overflowWrap: 'anywhere' }),
);

export const note = style(
  layered({
    paddingInlineStart: vars.space.s,
    // Keep numbers and their gap after text of the other direction.
    unicodeBidi: 'isolate',
    color: vars.color.textMuted,
    fontSize: vars.text.s,
  }),
);

export const shortcut = style(
  layered({
    flex: 'none',
    color: vars.color.textMuted,
    fontFamily: 'inherit',
    fontSize: vars.text.xs,
  }),
);

export const nothing = style(
  layered({
    padding: vars.space.xl,
    color: vars.color.textMuted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    flex: 'none',
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.text.xs,
  }),
);
