import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { room } from './room.ts';

export const frame = style({ containerType: 'inline-size' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  marginBlockEnd: vars.space.l,
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  '@container': { [room.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const aside = style({
  display: 'none',
  '@container': { [room.wide]: { display: 'block' } },
});
export const onlyNarrow = style({
  display: 'contents',
  '@container': { [room.wide]: { display: 'none' } },
});
/** Under the sheet, and in sight: what is said there moves nothing. */
export const below = style({
  position: 'sticky',
  insetBlockEnd: vars.space.m,
  zIndex: vars.layer.sticky,
});
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
});
/** As wide as the small month is, whatever else stands there. */
export const picture = style({
  contain: 'inline-size',
  marginBlockStart: vars.space.s,
});

const tones = ['accent', 'success', 'warning', 'danger', 'info'] as const;
export const dot = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: vars.size.dot,
  blockSize: vars.size.dot,
  borderRadius: vars.radius.full,
  selectors: Object.fromEntries(
    tones.map((tone) => [`&[data-tone=${tone}]`, { background: vars.tone[tone].edge }]),
  ),
});
export const named = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s });
