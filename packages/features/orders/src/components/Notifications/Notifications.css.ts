import { component, media, vars } from '@servery/ui/styles';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

const layered = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [component]: rule },
});

/** Always the maximum width of a popover, so that nothing moves when rows load. */
export const panel = style(
  layered({
    display: 'grid',
    gap: vars.space.m,
    inlineSize: vars.size.panel,
    maxInlineSize: '100%',
  }),
);

export const head = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }),
);

/** The rows reach the edges of the panel. */
export const list = style(
  layered({
    display: 'grid',
    margin: vars.space.none,
    marginInline: `calc(${vars.space.s} * -1)`,
    padding: vars.space.none,
    listStyle: 'none',
  }),
);

const line = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.m,
  minBlockSize: vars.size.target,
  padding: vars.space.s,
};

export const row = style(
  layered({
    ...line,
    borderRadius: vars.radius.s,
    color: vars.color.text,
    textDecoration: 'none',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.border.thick} * -1)` } },
    '@media': {
      [media.hover]: { selectors: { 'a&:hover': { background: vars.color.surfaceHover } } },
    },
  }),
);

export const notice = style(layered(line));

export const textBlock = style(
  layered({ display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' }),
);

export const unread = style(layered({ fontWeight: vars.weight.medium }));
export const read = style(layered({ color: vars.color.textMuted }));

export const note = style(layered({ color: vars.color.textMuted, fontSize: vars.text.s }));

export const number = style(
  layered({
    maxInlineSize: vars.control.m,
    overflow: 'hidden',
    fontSize: vars.text.xs,
    fontVariantNumeric: 'tabular-nums',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const end = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.s, lineHeight: 'inherit' }),
);

export const age = style(
  layered({
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

/** Marks an unread row; a visually hidden label goes with it. */
export const dot = style(
  layered({
    flex: 'none',
    inlineSize: vars.size.dot,
    blockSize: vars.size.dot,
    borderRadius: vars.radius.full,
    background: vars.tone.accent.solid,
    forcedColorAdjust: 'none',
  }),
);

export const system = style(layered({ display: 'grid', gap: vars.space.s }));

const signIn = (tone: 'info' | 'success' | 'warning' | 'danger') =>
  layered({ display: 'flex', marginBlockStart: vars.space.xxs, color: vars.tone[tone].onSoft });

export const sign = styleVariants({
  info: signIn('info'),
  success: signIn('success'),
  warning: signIn('warning'),
  danger: signIn('danger'),
});
