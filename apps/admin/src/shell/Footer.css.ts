import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const footer = style({
  '@layer': {
    [component]: {
      flex: 'none',
      inlineSize: '100%',
      marginInline: 'auto',
      paddingInline: vars.space.l,
      paddingBlock: vars.space.s,
      color: vars.color.textMuted,
      fontSize: vars.text.xs,
      selectors: { '&[data-width="boxed"]': { maxInlineSize: vars.size.page } },
      '@media': { [media.print]: { display: 'none' } },
    },
  },
});
