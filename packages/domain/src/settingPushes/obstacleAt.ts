import type { PushedSection, SettingObstacle, StoredSettings } from '@servery/api';
import type { SectionValues } from './record.ts';

/** Whether items have a tax that a list of taxes lacks. */
export const lacksTax = ({ tax_classes }: SectionValues, tax_codes: readonly string[]): boolean =>
  tax_classes !== undefined &&
  tax_codes.some((used) => tax_classes.every(({ code }) => code !== used));

/**
 * Returns why an outlet can’t get the values of a section; null if it can. A push would make its
 * scheduled changes meaningless, so they have to be cancelled first.
 */
export function obstacleAt(
  section: PushedSection,
  outlet: { settings: StoredSettings; tax_codes: readonly string[] },
  values: SectionValues,
): SettingObstacle | null {
  const { scheduled = [] } = outlet.settings;
  if (scheduled.some((change) => change.section === section)) return 'has_scheduled';
  return lacksTax(values, outlet.tax_codes) ? 'lacks_tax' : null;
}
