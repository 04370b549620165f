import type { InputType, StrictArgTypes } from 'storybook/internal/types';

/** One line of the table of props. */
export interface PropLine {
  name: string;
  isRequired: boolean;
  /** One type, or each member of a union. */
  types: readonly string[];
  description: string;
  standard: string | undefined;
}

/** What react-docgen found of a component's props: required ones first, then by name. */
export function readProps(argTypes: StrictArgTypes): PropLine[] {
  return Object.values(argTypes)
    .filter(({ table }) => table?.category === undefined && table?.disable !== true)
    .map(readProp)
    .filter(({ types, description }) => types.length > 0 || description)
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired) || a.name.localeCompare(b.name));
}

function readProp({ name = '', description = '', table, type }: InputType): PropLine {
  return {
    name,
    isRequired: typeof type === 'object' && type.required === true,
    types: written(type) ?? [table?.type?.detail ?? table?.type?.summary ?? ''].filter(Boolean),
    description: description.replaceAll('`', ''),
    standard: table?.defaultValue?.summary,
  };
}

/** Each member of a union of simple types as one would write it; nothing where the type is another. */
function written(type: InputType['type']): string[] | undefined {
  if (typeof type !== 'object') return undefined;
  if (type.name === 'enum') return type.value.map(String);
  if (type.name !== 'union') return undefined;
  return type.value.map((member) =>
    member.name === 'literal' ? String(member.value) : (member.raw ?? member.name),
  );
}
