import * as fc from 'fast-check';

/** A schema in the OpenAPI document. */
export interface Shape {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
}

/**
 * Returns an existing value for a field by its name, or undefined if there is none for that field.
 */
export type Pools = (field: string, dice: number) => unknown;

const clock = fc
  .date({
    min: new Date('2024-02-28T00:00Z'),
    max: new Date('2028-03-01T00:00Z'),
    noInvalidDate: true,
  })
  .map((at) => at.toISOString().slice(0, 16).replace('T', ' '));

const words = fc.oneof(
  fc.constantFrom('Because', 'Table by the window', 'Nasi lemak, kurang pedas', 'Ali & Söhne'),
  fc.string({ unit: 'grapheme', minLength: 2, maxLength: 40 }),
);

const textOf = ({ pattern, minLength = 0, maxLength }: Shape, field: string) => {
  if (field.endsWith('Date')) return clock;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return maxLength ? fc.string({ minLength, maxLength: Math.min(maxLength, 60) }) : words;
};

const numberOf = ({ minimum = 0, maximum = 1_000_000 }: Shape) =>
  fc.oneof(
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) }),
    fc.constantFrom(minimum, maximum),
  );

function madeBy(shape: Shape, field: string, pools: Pools): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, pools, field)));
  const { type, properties = {}, required = [], minItems = 0, maxItems = 4 } = shape;
  if (type === 'object') {
    const fields = Object.entries(properties).map(([name, one]) => [
      name,
      arbitraryOf(one, pools, name),
    ]);
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [...required],
    });
  }
  if (type === 'array') {
    const maxLength = Math.max(minItems, Math.min(maxItems, 4));
    const one = arbitraryOf(shape.items ?? {}, pools, field);
    return fc.array(one, { minLength: minItems, maxLength });
  }
  if (type === 'integer' || type === 'number') return numberOf(shape);
  if (type === 'boolean') return fc.boolean();
  return type === 'null' ? fc.constant(null) : textOf(shape, field);
}

/**
 * Returns values that the schema of a field accepts; for fields that name existing objects, mostly
 * those.
 */
export function arbitraryOf(shape: Shape, pools: Pools, field: string): fc.Arbitrary<unknown> {
  const any = madeBy(shape, field, pools);
  if (shape.type === 'object' || shape.type === 'array' || 'const' in shape) return any;
  return fc
    .tuple(any, fc.nat(1_000_000))
    .map(([value, dice]) => (dice % 8 === 0 ? value : (pools(field, dice >> 3) ?? value)));
}
