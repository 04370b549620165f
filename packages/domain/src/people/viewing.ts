import type { Rights } from '@servery/api';
import { rightsOf } from './rights.ts';

/** Returns the rights of people who view a merchant: those of its owner. */
export const viewRights = (): Rights => rightsOf('merchant', null);
