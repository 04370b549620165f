import { limitRulesOf, type FieldSchema } from '@servery/api';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { fieldErrorMessages as shared } from '../messages/fieldErrors.ts';

/**
 * Messages of a form's own refusals: by code, by `field.code` for one field, or by `field.*` for
 * any other error of a field that isn't blank. A message with values is given as text.
 */
export type FieldMessages = Readonly<Record<string, MessageDescriptor | string>>;

/** A refused value: the code of the refusal, the field's path, its value and its schema. */
export interface RefusedValue {
  code: string;
  path?: string;
  value?: unknown;
  schema?: FieldSchema | undefined;
}

/** The messages of a schema's checks, by the types of the checks. */
const checks: Readonly<Record<string, keyof typeof shared>> = {
  min_length: 'length',
  max_length: 'length',
  min_value: 'value',
  max_value: 'value',
  number: 'whole',
  integer: 'whole',
  safe_integer: 'whole',
};

/** Fields whose format has its own message, by the end of their path. */
const kinds = ['phone', 'email'] as const;

const isBlank = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns a function that explains why a field was refused, in the reader's language. */
export function useFieldText(own: FieldMessages = {}) {
  const { formatMessage, formatNumber } = useIntl();
  const ownTextOf = (message: MessageDescriptor | string) =>
    typeof message === 'string' ? message : formatMessage(message);
  return ({ code, path = '', value, schema }: RefusedValue): string => {
    const field = path.replace(/\.\d+/g, '');
    const ownMessage = own[`${field}.${code}`] ?? own[code];
    if (ownMessage !== undefined) return ownTextOf(ownMessage);
    const isOfDomain = Object.hasOwn(shared, code) && !Object.hasOwn(checks, code);
    if (isBlank(value) && !isOfDomain) return formatMessage(shared.required);
    const any = own[`${field}.*`];
    if (any !== undefined) return ownTextOf(any);
    const kind = kinds.find((one) => field === one || field.endsWith(`.${one}`)) ?? 'other';
    const name = checks[code] ?? (isOfDomain ? (code as keyof typeof shared) : kind);
    const rules = limitRulesOf(schema);
    const isLength = name === 'length';
    const [min, max] = isLength
      ? [rules.min_length, rules.max_length]
      : [rules.min_value, rules.max_value];
    const hasMin = min !== undefined && (!isLength || min > 1);
    const hasLimits = hasMin || max !== undefined;
    if ((isLength || name === 'value') && !hasLimits) return formatMessage(shared.other);
    return formatMessage(shared[isLength && Array.isArray(value) ? 'items' : name], {
      limits: max === undefined ? 'least' : hasMin ? 'both' : 'most',
      min: min === undefined ? '' : formatNumber(min),
      max: max === undefined ? '' : formatNumber(max),
    });
  };
}
