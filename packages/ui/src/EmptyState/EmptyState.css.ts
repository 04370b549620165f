import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const empty = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space.xxxl,
    paddingInline: vars.space.l,
    textAlign: 'center',
  }),
);

export const picture = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.key,
    blockSize: vars.size.key,
    marginBlockEnd: vars.space.m,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceSunken,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    color: vars.color.textMuted,
    vars: { [vars.size.icon]: vars.space.xl },
  }),
);

export const title = style(
  layered({ maxInlineSize: '100%', fontSize: vars.text.l, overflowWrap: 'anywhere' }),
);

export const labels = style(
  layered({
    maxInlineSize: `min(100%, calc(${vars.size.field} * 1.25))`,
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
    textWrap: 'balance',
  }),
);

export const action = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.s,
    maxInlineSize: '100%',
    marginBlockStart: vars.space.l,
  }),
);
