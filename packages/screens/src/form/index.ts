export { SaveActions, type SaveActionsProps } from './SaveActions.tsx';
export { placeFields, type RefusedPart } from './placeFields.ts';
export {
  useEndpointForm,
  type EndpointForm,
  type EndpointFormOptions,
  type FormFieldProps,
  type FormInput,
} from './useEndpointForm.ts';
export { useSaving } from './useSaving.ts';
export { useFieldText, type FieldMessages, type RefusedValue } from './useFieldText.ts';
export type { Draft, FormValues } from './values.ts';
