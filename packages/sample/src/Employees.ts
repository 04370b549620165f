import type { EmployeeRecord } from '@servery/domain/employees';
import { sampleEmployees } from './sampleEmployees.ts';

/** The employees of each merchant who has changed them. */
export type EmployeeChanges = [merchant_id: number, employees: readonly EmployeeRecord[]][];

/** The employees of a world. */
export class Employees {
  readonly #employees = new Map<number, readonly EmployeeRecord[]>();

  /** Resets all employees to those of the sample. */
  begin(): void {
    this.#employees.clear();
  }

  /** Returns the current employees of a merchant, with those who left. */
  of(merchant_id: number): readonly EmployeeRecord[] {
    return this.#employees.get(merchant_id) ?? sampleEmployees(merchant_id);
  }

  /** Stores the employees of a merchant after a rule has changed them. */
  save(merchant_id: number, employees: readonly EmployeeRecord[]): void {
    this.#employees.set(merchant_id, employees);
  }

  changes(): EmployeeChanges {
    return [...this.#employees];
  }

  /** Applies stored changes. */
  restore(changes: EmployeeChanges): void {
    for (const [merchant_id, employees] of changes) this.save(merchant_id, employees);
  }
}
