import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const line = `${vars.border.hairline} solid ${vars.color.border}`;

export const list = style(
  layered({
    minInlineSize: vars.space.none,
    padding: vars.space.none,
    overflow: 'clip',
    border: line,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    listStyle: 'none',
  }),
);

export const row = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.l,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    lineHeight: vars.line.tight,
    cursor: 'grab',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      'li + &': { borderBlockStart: line },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' },
      '&[data-dragged]': { opacity: vars.opacity.disabled },
      '&[data-lifted]': {
        background: vars.color.surfaceSelected,
        boxShadow: `inset 0 0 0 ${vars.border.thick} ${vars.tone.accent.edge}`,
      },
      '&[data-edge]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space.none,
        blockSize: vars.border.thick,
        background: vars.tone.accent.solid,
      },
      '&[data-edge=before]::after': { insetBlockStart: vars.space.none },
      '&[data-edge=after]::after': { insetBlockEnd: vars.space.none },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-lifted])': { background: vars.color.surfaceHover },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[data-lifted]': { outline: `${vars.border.thick} solid Highlight` } },
      },
    },
  }),
);

export const handle = style(
  layered({ display: 'grid', flex: 'none', color: vars.color.textMuted }),
);

export const content = style(
  layered({ flex: 1, minInlineSize: vars.space.none, overflowWrap: 'anywhere' }),
);

export const tools = style(layered({ display: 'flex', flex: 'none', cursor: 'default' }));

export const empty = style(
  layered({
    padding: vars.space.l,
    border: `${vars.border.hairline} dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    textAlign: 'center',
  }),
);
