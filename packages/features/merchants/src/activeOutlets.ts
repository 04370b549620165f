import type { OutletPlan } from '@servery/api';

/** Returns the outlets of a plan that count: those that aren't suspended. */
export const activeOutlets = ({ outlets }: OutletPlan) =>
  outlets.filter(({ status }) => status === 'active');
