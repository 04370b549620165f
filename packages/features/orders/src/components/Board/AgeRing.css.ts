import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const age = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xxs,
  flex: 'none',
  minInlineSize: vars.size.key,
});

export const figure = style({ display: 'block', lineHeight: 1 });

export const unit = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: '0.65em',
  fontWeight: vars.weight.medium,
  lineHeight: 1,
});

export const word = style({
  fontSize: vars.text.s,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-age="calm"] > &': { color: vars.color.textMuted },
    '[data-age="warning"] > &': { color: vars.tone.warning.onSoft },
    '[data-age="danger"] > &': { color: vars.tone.danger.onSoft },
  },
});
