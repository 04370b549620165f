import type { Capability, Grant } from '@servery/api';
import type { ContractHost } from '../host.ts';

/** A host for the contract of staff accounts. */
export interface StaffHost extends ContractHost {
  /** Gives a person of the sample rights of their own, in addition to those of their role. */
  grant: (username: string, grants: Partial<Record<Capability, Grant>>) => Promise<void>;
}
