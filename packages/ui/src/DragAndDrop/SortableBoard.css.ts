import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const board = style(
  layered({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: `minmax(${vars.size.menu}, 1fr)`,
    alignItems: 'start',
    gap: vars.space.m,
    overflowX: 'auto',
    padding: vars.space.xxs,
  }),
);

export const column = style(
  layered({
    minInlineSize: vars.space.none,
    padding: vars.space.s,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunken,
  }),
);

export const heading = style(
  layered({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.s,
    padding: vars.space.xs,
    fontSize: vars.text.s,
    overflowWrap: 'anywhere',
  }),
);

export const list = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    minBlockSize: vars.size.key,
    padding: vars.space.none,
    listStyle: 'none',
  }),
);

export const card = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    paddingInlineStart: vars.space.m,
    paddingInlineEnd: vars.space.xs,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.s,
    background: vars.color.surfaceRaised,
    cursor: 'grab',
    selectors: {
      '&[data-dragged]': { opacity: vars.opacity.disabled },
      '&[data-edge]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space.none,
        blockSize: vars.border.thick,
        background: vars.tone.accent.solid,
      },
      '&[data-edge=before]::after': { insetBlockStart: `calc(${vars.space.xs} * -1)` },
      '&[data-edge=after]::after': { insetBlockEnd: `calc(${vars.space.xs} * -1)` },
    },
  }),
);

export const labels = style(
  layered({ flex: 1, minInlineSize: vars.space.none, overflowWrap: 'anywhere' }),
);
