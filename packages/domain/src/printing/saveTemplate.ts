import { Problem, type PrintTemplate, type PrintTemplateFields } from '@servery/api';

/**
 * Changes a merchant's print template.
 * @throws `conflict` if it was changed concurrently
 */
export function savePrintTemplate(
  template: PrintTemplate,
  { version, ...fields }: PrintTemplateFields & { version: number },
): PrintTemplate {
  if (template.version !== version) throw new Problem('conflict', { current: template });
  return { ...template, ...fields, version: version + 1 };
}
