import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const searching = style({ flex: `1 1 ${vars.size.menu}`, minInlineSize: vars.space.none });
/** Two selects that share the available width. */
export const choosing = style({
  flex: `1 1 ${vars.size.field}`,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
});

const tones = ['accent', 'info', 'warning', 'success'] as const;
export const dot = style({
  inlineSize: vars.size.dot,
  blockSize: vars.size.dot,
  flex: 'none',
  borderRadius: vars.radius.full,
  selectors: Object.fromEntries(
    tones.map((tone) => [`&[data-tone=${tone}]`, { background: vars.tone[tone].solid }]),
  ),
});
