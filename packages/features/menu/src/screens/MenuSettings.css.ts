import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.space.l, alignContent: 'start' });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
