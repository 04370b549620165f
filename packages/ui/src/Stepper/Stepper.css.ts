import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const list = recipe({
  base: layered({ display: 'flex', minInlineSize: vars.space.none }),
  variants: {
    orientation: {
      horizontal: layered({
        alignItems: 'flex-start',
        gap: vars.space.s,
        overflowX: 'auto',
        padding: vars.space.xs,
        margin: `calc(${vars.space.xs} * -1)`,
        borderRadius: vars.radius.s,
        selectors: { '&:focus-visible': focusRing },
      }),
      vertical: layered({ flexDirection: 'column' }),
    },
  },
});

const line = vars.color.borderStrong;
const connector = '&:not(:last-child)::after';
const doneConnector = '&[data-done]:not(:last-child)::after';
/** Forced colours remove backgrounds. */
const forcedConnectors = {
  [media.forcedColors]: {
    selectors: {
      [connector]: { forcedColorAdjust: 'none', background: 'CanvasText' },
      [doneConnector]: { background: 'Highlight' },
    },
  },
} as const;
/** The size of a step's mark, at whose end the line to the next step starts. */
const side = createVar();

export const entry = recipe({
  base: layered({ position: 'relative', display: 'flex', minInlineSize: vars.space.none }),
  variants: {
    variant: {
      numbers: layered({ vars: { [side]: vars.control.s } }),
      modern: layered({ vars: { [side]: vars.control.m } }),
    },
    orientation: {
      horizontal: layered({
        flex: 'none',
        alignItems: 'center',
        gap: vars.space.s,
        selectors: {
          '&:not(:last-child)': { flex: '1 0 auto' },
          [connector]: {
            content: '',
            flex: 'auto',
            minInlineSize: vars.space.l,
            blockSize: vars.border.thick,
            background: vars.color.border,
            transition: `background-color ${vars.motion.slow} ${vars.motion.ease}`,
          },
          [doneConnector]: { background: vars.tone.accent.solid },
        },
        '@media': forcedConnectors,
      }),
      vertical: layered({
        paddingBlockEnd: vars.space.l,
        selectors: {
          [connector]: {
            content: '',
            position: 'absolute',
            insetBlock: `calc(${side} + ${vars.space.xs}) ${vars.space.xs}`,
            insetInlineStart: `calc(${side} / 2 - ${vars.border.hairline})`,
            inlineSize: vars.border.thick,
            background: vars.color.border,
          },
          [doneConnector]: { background: vars.tone.accent.solid },
        },
        '@media': forcedConnectors,
      }),
    },
  },
});

export const step = style(
  layered({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.s,
    color: vars.color.textMuted,
    fontSize: vars.text.m,
    lineHeight: vars.line.tight,
    textAlign: 'start',
    maxInlineSize: vars.size.menu,
    selectors: {
      '&[aria-current]': { color: vars.color.text },
      '&:focus-visible': focusRing,
    },
  }),
);

export const mark = recipe({
  base: layered({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    border: `${vars.border.thick} solid ${line}`,
    background: vars.color.surface,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.normal,
    selectors: {
      'button:active > &': { background: vars.color.surfacePressed },
    },
    '@media': {
      [media.hover]: { selectors: { 'button:hover > &': { borderColor: vars.color.text } } },
    },
  }),
  variants: {
    variant: {
      numbers: layered({ borderRadius: vars.radius.full }),
      modern: layered({
        borderRadius: vars.radius.m,
        borderColor: 'transparent',
        background: vars.tone.neutral.soft,
        color: vars.tone.neutral.onSoft,
      }),
    },
    state: {
      ahead: {},
      current: layered({
        borderColor: vars.tone.accent.solid,
        background: vars.tone.accent.solid,
        color: vars.tone.accent.onSolid,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      }),
      done: layered({
        borderColor: vars.tone.accent.edge,
        background: vars.tone.accent.soft,
        color: vars.tone.accent.onSoft,
      }),
      invalid: layered({
        borderColor: vars.tone.danger.edge,
        background: vars.tone.danger.soft,
        color: vars.tone.danger.onSoft,
      }),
    },
  },
});

export const labels = style(layered({ minInlineSize: vars.space.none, overflowWrap: 'anywhere' }));
export const title = style(layered({ display: 'block', fontWeight: vars.weight.medium }));
export const note = style(
  layered({ display: 'block', color: vars.color.textMuted, fontSize: vars.text.s }),
);
