import { media, vars } from '@servery/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

const line = `${vars.border.hairline} solid ${vars.color.border}`;

export const reader = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.s,
  borderBlockEnd: line,
  '@media': { [media.narrow]: { flexWrap: 'wrap', gap: 0 } },
});
export const onlyRoomy = style({ '@media': { [media.narrow]: { display: 'none' } } });
export const space = style({ flex: '1' });
export const page = style({
  flex: '1',
  minBlockSize: 0,
  overflow: 'auto',
  background: vars.color.canvas,
  padding: vars.space.l,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  '@media': { [media.narrow]: { padding: vars.space.s } },
});
export const topic = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});
export const card = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.l,
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.m,
  '@media': { [media.narrow]: { padding: vars.space.m } },
});
export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.s,
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: line,
});
export const who = style({
  flex: '1 1 0',
  minInlineSize: `min(100%, calc(${vars.control.l} * 3))`,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: vars.weight.bold });
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.s });
export const body = style({ maxInlineSize: `calc(${vars.size.page} * 0.7)` });
export const later = style({ alignSelf: 'center' });

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.target,
  maxInlineSize: '100%',
  padding: vars.space.s,
  border: line,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`button${file}`, { cursor: 'pointer' });
globalStyle(`button${file}:hover`, { background: vars.color.surfaceHover });
export const thumb = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.m,
  blockSize: vars.control.m,
  objectFit: 'cover',
  borderRadius: vars.radius.s,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});
export const fileMessages = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '70dvb',
  marginInline: 'auto',
  borderRadius: vars.radius.s,
});
export const text = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: vars.text.s,
});
