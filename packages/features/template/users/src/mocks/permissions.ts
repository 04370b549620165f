import { invalid, Problem } from '@servery/api';
import { createRowStore } from '@servery/api/mocks';
import type { Permission, UserRole } from '@servery/api/template';
import { randomOf } from '@servery/domain/template';

interface Permissions {
  permissions: Permission[];
  /** The id of the next permission, which no permission has had. */
  nextId: number;
}

const seeds: readonly [name: string, ...assignedTo: UserRole[]][] = [
  ['Management', 'administrator'],
  ['Manage Billing & Roles', 'administrator'],
  ['Add & Remove Users', 'administrator', 'manager'],
  ['Project Planning', 'administrator', 'manager', 'user'],
  ['Manage Email Sequences', 'administrator', 'manager', 'user', 'support'],
  ['Client Communication', 'administrator', 'manager'],
  ['Only View', 'administrator', 'restricted-user'],
  ['Financial Management', 'administrator', 'manager'],
  ["Manage Others' Tasks", 'administrator', 'support'],
  ['Publish the Menu', 'administrator', 'editor'],
  ['Answer Reviews', 'administrator', 'editor', 'support'],
  ['Void Orders', 'administrator', 'manager'],
];
const sizes = { usual: seeds.length, none: 0, many: 240 };

function makePermissions(count: number): Permission[] {
  return Array.from({ length: count }, (_, index): Permission => {
    const [name, ...assignedTo] = seeds[index % seeds.length]!;
    const round = Math.floor(index / seeds.length);
    const { whole } = randomOf('permission', index);
    return {
      id: index + 1,
      name: round === 0 ? name : `${name} ${round + 1}`,
      assignedTo,
      isCore: index < 2,
      createdDate: new Date(
        Date.UTC(2025, whole(0, 11), whole(1, 28), whole(0, 23), whole(0, 59)),
      ).toISOString(),
    };
  });
}

/** The permissions of the current visitor. */
export const permissionStore = createRowStore<Permissions>('permissions', (amount) => ({
  permissions: makePermissions(sizes[amount]),
  nextId: sizes[amount] + 1,
}));

/**
 * Returns the stored permission with an id.
 * @throws `notFound` if there's none
 */
export function storedPermission({ permissions }: Permissions, id: number): Permission {
  const found = permissions.find((permission) => permission.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

/** Returns the error of a name that another permission has. */
export const nameTaken = (field: string) =>
  invalid(field, 'taken', 'Another permission already has this name.');
