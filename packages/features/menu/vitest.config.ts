import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vitest/config';
import features from '../vitest.config.ts';

// The import reads spreadsheets with the kit, which brings styles along.
export default mergeConfig(features, { plugins: [vanillaExtractPlugin()] });
