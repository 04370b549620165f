import { beforeAll } from 'vitest';
import { flowBrand } from './flowBrand.ts';
import { flowCourses } from './flowCourses.ts';
import { flowDashboard } from './flowDashboard.ts';
import { flowDrawers } from './flowDrawers.ts';
import { flowFeatures } from './flowFeatures.ts';
import { flowGuards } from './flowGuards.ts';
import { flowMoves } from './flowMoves.ts';
import { flowPrices } from './flowPrices.ts';
import { flowPushes } from './flowPushes.ts';
import { flowSettings } from './flowSettings.ts';
import { flowSlips } from './flowSlips.ts';
import { flowStock } from './flowStock.ts';
import { flowTaxes } from './flowTaxes.ts';
import { flowTips } from './flowTips.ts';
import { flowVouchers } from './flowVouchers.ts';
import type { ContractHost } from '../host.ts';
import { Stage } from '../Stage.ts';

/** Registers the tests of automatic effects across areas, which any host must pass. */
export function flowContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));
  flowSlips(stage);
  flowMoves(stage);
  flowCourses(stage);
  flowStock(stage);
  flowGuards(stage);
  flowBrand(stage);
  flowDashboard(stage);
  flowFeatures(stage);
  flowTaxes(stage);
  flowSettings(stage);
  flowDrawers(stage);
  flowTips(stage);
  flowVouchers(stage);
  flowPrices(stage);
  flowPushes(stage);
}
