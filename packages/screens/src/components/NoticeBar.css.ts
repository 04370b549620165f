import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const bar = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.s,
      paddingInline: vars.space.l,
      paddingBlock: vars.space.xs,
      background: vars.tone.warning.soft,
      color: vars.color.text,
      '@media': {
        [media.narrow]: { paddingInline: vars.space.s },
        [media.print]: { display: 'none' },
      },
    },
  },
});

export const text = style({
  '@layer': {
    [component]: {
      // The button stays beside the text on a phone.
      flex: '1',
      minInlineSize: 0,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
      overflowWrap: 'anywhere',
    },
  },
});
