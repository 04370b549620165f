/** What may be given. */
export interface UploadRules {
  /** Kinds and endings, as a file input takes them: `image/*`, `.pdf`. */
  accept?: readonly string[];
  /** The most bytes of one file. */
  maxSize?: number;
  /** The most files together; one replaces the one before. */
  maxCount?: number;
}

/** Why a file is not taken. */
export type Refusal = 'type' | 'size' | 'empty' | 'count';

const fits = ({ name, type }: File, kind: string) => {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
};

/** Why this file cannot be taken beside so many others; nothing when it can. */
export function refusal(file: File, rules: UploadRules, others: number): Refusal | null {
  if (rules.accept && !rules.accept.some((kind) => fits(file, kind))) return 'type';
  if (file.size === 0) return 'empty';
  if (rules.maxSize !== undefined && file.size > rules.maxSize) return 'size';
  if (rules.maxCount !== undefined && others >= rules.maxCount) return 'count';
  return null;
}

/** Which of the files are taken and which are not, in their order. */
export function sortFiles(files: readonly File[], rules: UploadRules, present: number) {
  const taken: File[] = [];
  const refused: { file: File; reason: Refusal }[] = [];
  for (const file of files) {
    // The one file of a field makes room for the next.
    const others = taken.length + (rules.maxCount === 1 ? 0 : present);
    const reason = refusal(file, rules, others);
    if (reason) refused.push({ file, reason });
    else taken.push(file);
  }
  return { taken, refused };
}
