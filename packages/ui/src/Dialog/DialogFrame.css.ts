import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const frame = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: vars.space.none,
    minBlockSize: vars.space.none,
    maxBlockSize: 'inherit',
    outline: 'none',
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.normal,
  }),
);

export const header = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.l,
  }),
);

export const headings = style(
  layered({ flex: 1, minInlineSize: vars.space.none, paddingBlock: vars.space.xxs }),
);

export const heading = style(
  layered({
    margin: vars.space.none,
    fontSize: vars.text.l,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.tight,
    overflowWrap: 'anywhere',
  }),
);

export const headingNote = style(
  layered({
    margin: vars.space.none,
    marginBlockStart: vars.space.xxs,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontWeight: vars.weight.regular,
    lineHeight: vars.line.normal,
    overflowWrap: 'anywhere',
  }),
);

export const body = style(
  layered({
    flex: '1 1 auto',
    minBlockSize: vars.space.none,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
    paddingInline: vars.space.l,
    paddingBlockEnd: vars.space.l,
    scrollbarWidth: 'thin',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.l,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);
