import type { ReasonValues } from '../ReasonField.tsx';

/** The fields of the dialogs that resolve a reason; each dialog shows its own. */
export interface ResolveValues extends ReasonValues {
  courier: string;
  /** The id of a line as text. */
  line: string;
  /** Whether items are added next. */
  isReplaced: boolean;
}
