/** The limits of a file field. */
export interface UploadRules {
  /**
   * The accepted media types and file extensions: `image/*`, `.pdf`. All are accepted if it's left
   * out.
   */
  accept?: readonly string[];
  /** The maximum size of a file, in bytes. There's no limit if it's left out. */
  maxSize?: number;
  /**
   * The maximum number of files. With 1, a new file replaces the previous one. There's no limit if
   * it's left out.
   */
  maxCount?: number;
}

/** The reason why a file is refused. */
export type Refusal = 'type' | 'size' | 'empty' | 'count';

const fits = ({ name, type }: File, kind: string) => {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
};

/** Returns the reason to refuse a file, given the number of other files, or null. */
export function refusal(file: File, rules: UploadRules, others: number): Refusal | null {
  if (rules.accept && !rules.accept.some((kind) => fits(file, kind))) return 'type';
  if (file.size === 0) return 'empty';
  if (rules.maxSize !== undefined && file.size > rules.maxSize) return 'size';
  if (rules.maxCount !== undefined && others >= rules.maxCount) return 'count';
  return null;
}

/** Splits files into accepted and refused ones, in their order. */
export function sortFiles(files: readonly File[], rules: UploadRules, present: number) {
  const taken: File[] = [];
  const refused: { file: File; reason: Refusal }[] = [];
  for (const file of files) {
    // With a maximum of 1, a new file replaces the present one, so that doesn't count.
    const others = taken.length + (rules.maxCount === 1 ? 0 : present);
    const reason = refusal(file, rules, others);
    if (reason) refused.push({ file, reason });
    else taken.push(file);
  }
  return { taken, refused };
}
