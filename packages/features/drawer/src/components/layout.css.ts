import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** Parts below each other. */
export const part = style({ display: 'grid', gap: vars.space.m });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
