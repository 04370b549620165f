import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const fadeStart = '--servery-tabs-fade-start';
const fadeEnd = '--servery-tabs-fade-end';
const towards = '--servery-tabs-fade';

export const list = style(
  layered({
    display: 'flex',
    gap: vars.space.xs,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 calc(${vars.border.hairline} * -1) ${vars.color.border}`,
    // The row fades out at the ends with hidden tabs.
    vars: { [fadeStart]: '0%', [fadeEnd]: '0%', [towards]: 'to right' },
    maskImage: `linear-gradient(var(${towards}), transparent, black var(${fadeStart}), black calc(100% - var(${fadeEnd})), transparent)`,
    selectors: {
      '&[data-more~=start]': { vars: { [fadeStart]: vars.space.xxl } },
      '&[data-more~=end]': { vars: { [fadeEnd]: vars.space.xxl } },
      '&:dir(rtl)': { vars: { [towards]: 'to left' } },
    },
    '@media': {
      [media.forcedColors]: { borderBlockEnd: `${vars.border.hairline} solid CanvasText` },
    },
  }),
);

export const tab = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.m,
    paddingBlock: vars.space.none,
    paddingInline: vars.space.m,
    border: 'none',
    borderStartStartRadius: vars.radius.s,
    borderStartEndRadius: vars.radius.s,
    background: 'transparent',
    color: vars.color.textMuted,
    font: 'inherit',
    fontSize: vars.text.m,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.tight,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text, background: vars.color.surfaceHover },
      '&:active:not(:disabled)': { background: vars.color.surfacePressed },
      '&[aria-selected=true], &[aria-current]': { color: vars.color.text },
      '&[aria-selected=true]::after, &[aria-current]::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space.none,
        insetBlockEnd: vars.space.none,
        blockSize: vars.border.thick,
        background: vars.tone.accent.solid,
        printColorAdjust: 'exact',
      },
      '&:focus-visible': focusRingInset,
      '&:disabled': { opacity: vars.opacity.disabled, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected=true]::after, &[aria-current]::after': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
          },
        },
      },
    },
  }),
);

export const count = style(
  layered({
    paddingInline: vars.space.s,
    borderRadius: vars.radius.full,
    background: vars.tone.neutral.soft,
    color: vars.tone.neutral.onSoft,
    fontSize: vars.text.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const panel = style(
  layered({
    paddingBlockStart: vars.space.l,
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);
