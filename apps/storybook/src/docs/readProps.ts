import type { InputType, StrictArgTypes } from 'storybook/internal/types';

/** A row of the props table. */
export interface PropLine {
  name: string;
  isRequired: boolean;
  /** The type, or each member of a union. */
  types: readonly string[];
  description: string;
  standard: string | undefined;
}

/** A component with the documentation that react-docgen adds to it. */
interface Documented {
  __docgenInfo?: { props?: Readonly<Record<string, { description?: string } | undefined>> };
}

/** Returns the props of a component from react-docgen: required ones first, then by name. */
export function readProps(argTypes: StrictArgTypes, component: unknown): PropLine[] {
  // oxlint-disable-next-line no-underscore-dangle -- the name that react-docgen gives it
  const props = (component as Documented | undefined)?.__docgenInfo?.props;
  // Storybook drops this tag, and misses defaults from a recipe or another component.
  const stated = (name = '') => /^@default (.+)$/m.exec(props?.[name]?.description ?? '')?.[1];
  return Object.values(argTypes)
    .filter(({ table }) => table?.category === undefined && table?.disable !== true)
    .map((prop) => readProp(prop, stated(prop.name)))
    .filter(({ types, description }) => types.length > 0 || description)
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired) || a.name.localeCompare(b.name));
}

function readProp(
  { name = '', description = '', table, type }: InputType,
  stated: string | undefined,
): PropLine {
  return {
    name,
    isRequired: typeof type === 'object' && type.required === true,
    types: written(type) ?? [table?.type?.detail ?? table?.type?.summary ?? ''].filter(Boolean),
    description: description.replaceAll('`', ''),
    standard: stated ?? table?.defaultValue?.summary,
  };
}

/**
 * Returns each member of a union of simple types as source text, or undefined for any other type.
 */
function written(type: InputType['type']): string[] | undefined {
  if (typeof type !== 'object') return undefined;
  if (type.name === 'enum') return type.value.map(String);
  if (type.name !== 'union') return undefined;
  return type.value.map((member) =>
    member.name === 'literal' ? String(member.value) : (member.raw ?? member.name),
  );
}
