import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
});

export const list = style({ display: 'grid', gap: vars.space.s, minInlineSize: '16em' });

export const savedView = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xs,
});

export const hint = style({ maxInlineSize: '20em', color: vars.color.textMuted });

export const save = style({ display: 'grid', gap: vars.space.s });

export const progress = style({
  inlineSize: '100%',
  accentColor: vars.tone.accent.solid,
});
