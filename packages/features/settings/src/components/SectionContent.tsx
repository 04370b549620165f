import {
  pushedSections,
  scheduledSections,
  type PushedSection,
  type ScheduledSection,
} from '@servery/api';
import { useRights } from '@servery/api/user';
import { RowsSkeleton } from '@servery/screens';
import { lazy, Suspense } from 'react';
import type { Section } from '../settingsView.ts';
import { EditedSection } from './EditedSection.tsx';
import { History } from './History.tsx';
import { OpeningState } from './OpeningState.tsx';
import { ApplyToOutlets } from './push/ApplyToOutlets.tsx';
import { Scheduled } from './Scheduled.tsx';
import type { SectionProps } from './section.ts';
import * as styles from './settings.css.ts';

const forms = {
  profile: lazy(async () => ({ default: (await import('./ProfileForm.tsx')).ProfileForm })),
  hours: lazy(async () => ({ default: (await import('./HoursForm.tsx')).HoursForm })),
  service_charge: lazy(async () => ({ default: (await import('./ChargeForm.tsx')).ChargeForm })),
  tax_classes: lazy(async () => ({ default: (await import('./TaxForm.tsx')).TaxForm })),
  brand: lazy(async () => ({ default: (await import('./BrandForm.tsx')).BrandForm })),
  payout: lazy(async () => ({ default: (await import('./PayoutForm.tsx')).PayoutForm })),
  trading: lazy(async () => ({ default: (await import('./TradingForm.tsx')).TradingForm })),
};

interface SectionContentProps extends Pick<
  SectionProps,
  'settings' | 'merchantId' | 'onReload' | 'guard' | 'renderPicture'
> {
  section: Section;
}

const isScheduled = (section: Section): section is ScheduledSection =>
  scheduledSections.some((one) => one === section);

const isPushed = (section: Section): section is PushedSection =>
  pushedSections.some((one) => one === section);

/** The open section. */
export function SectionContent({ section, ...props }: SectionContentProps) {
  const { settings, merchantId } = props;
  const may = useRights();
  if (section === 'history') return <History merchantId={merchantId} />;
  if (section === 'state')
    return (
      <OpeningState settings={settings} merchantId={merchantId} isReadOnly={!may('order.accept')} />
    );
  const isReadOnly = !may(section === 'profile' ? 'merchant.profile' : 'setting.edit');
  return (
    <div className={styles.stack}>
      {isPushed(section) && may('merchant.push') && may('setting.edit') && (
        <ApplyToOutlets settings={settings} section={section} guard={props.guard} />
      )}
      {isScheduled(section) && (
        <Scheduled
          settings={settings}
          section={section}
          merchantId={merchantId}
          isReadOnly={isReadOnly}
        />
      )}
      <Suspense fallback={<RowsSkeleton hasHeading lines={6} />}>
        <EditedSection
          key={`${section} ${settings.merchant_id}`}
          {...props}
          section={section}
          isReadOnly={isReadOnly}
          Form={forms[section]}
        />
      </Suspense>
    </div>
  );
}
