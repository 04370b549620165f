/** An edit of a row; without `is_active`, the row keeps its state. */
export type Edit<Input extends { is_active: boolean }> = Omit<Input, 'is_active'> & {
  version: number;
  is_active?: boolean | undefined;
};
