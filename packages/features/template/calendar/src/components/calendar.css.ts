import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { container } from './container.ts';

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
  '@container': { [container.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const aside = style({
  display: 'none',
  '@container': { [container.wide]: { display: 'block' } },
});
export const onlyNarrow = style({
  display: 'contents',
  '@container': { [container.wide]: { display: 'none' } },
});
/** Sticky below the grid, so that a message is visible without moving the layout. */
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
/** As wide as the small month, independently of its own width. */
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
