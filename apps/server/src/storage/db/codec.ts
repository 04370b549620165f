/** The OIDs of PostgreSQL types that both engines read and write in the same way. */
export const oid = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  text: 25,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  bpchar: 1042,
  varchar: 1043,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  uuid: 2950,
  jsonb: 3802,
} as const;

const toInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into 2^53`);
  return value;
};

const toNumber = (text: string): number => {
  const value = Number(text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} is beyond 2^53`);
  return value;
};

const toInstant = (text: string): string => {
  const value = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  if (Number.isNaN(value.getTime())) throw new RangeError(`${text} is no instant`);
  return value.toISOString();
};

/**
 * Parses the engine's text into values: numbers within 2^53, instants as ISO 8601 strings in UTC.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  [oid.bool]: (text) => text === 't',
  [oid.bytea]: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
  [oid.int8]: toInteger,
  [oid.int2]: Number,
  [oid.int4]: Number,
  [oid.oid]: Number,
  [oid.float4]: Number,
  [oid.float8]: Number,
  [oid.numeric]: toNumber,
  [oid.date]: (text) => text,
  [oid.timestamp]: (text) => text.replace(' ', 'T'),
  [oid.timestamptz]: toInstant,
  [oid.json]: (text) => JSON.parse(text) as unknown,
  [oid.jsonb]: (text) => JSON.parse(text) as unknown,
};

const plain = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') throw new TypeError('An object is no text');
  return String(value);
};

const whole = (value: unknown): string => {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`${value} is no whole number within 2^53`);
  }
  return String(value);
};

const json = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Formats values as the engine's text. A string for a JSON column must already be JSON. */
// oxlint-disable-next-line typescript/no-explicit-any -- Both drivers type a serializer's value as any.
export const serializers: Record<number, (value: any) => string> = {
  [oid.bool]: (value: unknown) => (value === true || value === 'true' ? 't' : 'f'),
  [oid.bytea]: (value: Uint8Array) => `\\x${Buffer.from(value).toString('hex')}`,
  [oid.int8]: whole,
  [oid.int2]: whole,
  [oid.int4]: whole,
  [oid.oid]: whole,
  [oid.float4]: plain,
  [oid.float8]: plain,
  [oid.numeric]: plain,
  [oid.text]: plain,
  [oid.bpchar]: plain,
  [oid.varchar]: plain,
  [oid.uuid]: plain,
  [oid.date]: (value: unknown) =>
    value instanceof Date ? value.toISOString().slice(0, 10) : plain(value),
  [oid.timestamp]: plain,
  [oid.timestamptz]: plain,
  [oid.json]: json,
  [oid.jsonb]: json,
};
