import { people } from './people.ts';
import type { Person } from './person.ts';

/** The people of a world. */
export class WorldPeople {
  #people: readonly Person[] = people;
  #changed = new Set<number>();

  /** Resets all people to those of the sample. */
  begin(): void {
    this.#people = people;
    this.#changed = new Set();
  }

  /** Everyone, including people who can no longer sign in. */
  get all(): readonly Person[] {
    return this.#people;
  }

  /** Adds or replaces a person. */
  keep(person: Person): void {
    const others = this.#people.filter(({ id }) => id !== person.id);
    this.#people = [...others, person].toSorted((a, b) => a.id - b.id);
    this.#changed.add(person.id);
  }

  /** Removes people. */
  remove(ids: ReadonlySet<number>): void {
    this.#people = this.#people.filter(({ id }) => !ids.has(id));
  }

  /** Returns the people who were added or changed since the start. */
  changes(): Person[] {
    return this.#people.filter(({ id }) => this.#changed.has(id));
  }

  /** Applies stored changes. */
  restore(changes: readonly Person[]): void {
    for (const person of changes) this.keep(person);
  }
}
