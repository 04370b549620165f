import type { EmployeeRecord } from '@servery/domain/employees';
import { sampleEmployees } from './sampleEmployees.ts';

/** The employees of each merchant who has changed them, and the PINs of employees by their id. */
export interface EmployeeChanges {
  employees: [merchant_id: number, employees: readonly EmployeeRecord[]][];
  pins: [employee_id: number, pin: string][];
}

/** The employees of a world. */
export class Employees {
  readonly #employees = new Map<number, readonly EmployeeRecord[]>();
  readonly #pins = new Map<number, string>();

  /** Resets all employees to those of the sample. */
  begin(): void {
    this.#employees.clear();
    this.#pins.clear();
  }

  /** Returns the current employees of a merchant, with those who left. */
  of(merchant_id: number): readonly EmployeeRecord[] {
    return this.#employees.get(merchant_id) ?? sampleEmployees(merchant_id);
  }

  /** Stores the employees of a merchant after a rule has changed them. */
  save(merchant_id: number, employees: readonly EmployeeRecord[]): void {
    this.#employees.set(merchant_id, employees);
  }

  /** Returns the employee of a merchant with a PIN, also one who left; undefined without any. */
  byPin(merchant_id: number, pin: string): EmployeeRecord | undefined {
    return this.of(merchant_id).find(({ id }) => this.#pins.get(id) === pin);
  }

  setPin(employee_id: number, pin: string): void {
    this.#pins.set(employee_id, pin);
  }

  changes(): EmployeeChanges {
    return { employees: [...this.#employees], pins: [...this.#pins] };
  }

  /** Applies stored changes. */
  restore(changes: EmployeeChanges): void {
    for (const [merchant_id, employees] of changes.employees) this.save(merchant_id, employees);
    for (const [employee_id, pin] of changes.pins) this.setPin(employee_id, pin);
  }
}
