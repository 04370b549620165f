import type { PrintStores } from '@servery/domain/commands';
import { agentStore } from './agents.ts';
import type { MemoryUnit } from './MemoryUnit.ts';
import { printContext } from './printContext.ts';
import { printerStore } from './printers.ts';
import { printJobStore } from './printJobs.ts';
import { printSources } from './printSources.ts';
import { emitPrintChange } from './emitPrintChange.ts';

/** The printing stores of a world. */
export const printStores = (unit: MemoryUnit): PrintStores => {
  const { world } = unit;
  return {
    context: printContext(unit),
    agents: agentStore(unit),
    jobs: printJobStore(unit),
    printers: printerStore(unit),
    sources: printSources(unit),
    templates: {
      lock: async (merchant_id) => ({
        state: world.prints.template(world.merchant(merchant_id)),
        context: printContext(unit),
      }),
      async save(_before, template) {
        const { merchant_id: id, version } = template;
        world.prints.templates.set(id, template);
        emitPrintChange(world, { kind: 'print_template', id }, { merchant_id: id, version });
      },
    },
  };
};
