import type { InvoiceStatus } from '@servery/api/template';
import {
  AlertIcon,
  ChartIcon,
  DownloadIcon,
  EditIcon,
  SuccessIcon,
  UploadIcon,
  type BadgeProps,
} from '@servery/ui';
import type { ComponentType } from 'react';

interface Sign {
  tone: NonNullable<BadgeProps['tone']>;
  Icon: ComponentType<{ size?: string }>;
}

/** The icon and colour of each status, always shown with its name. */
export const statusSigns: Readonly<Record<InvoiceStatus, Sign>> = {
  Downloaded: { tone: 'accent', Icon: DownloadIcon },
  Draft: { tone: 'neutral', Icon: EditIcon },
  Paid: { tone: 'success', Icon: SuccessIcon },
  'Partial Payment': { tone: 'warning', Icon: ChartIcon },
  'Past Due': { tone: 'danger', Icon: AlertIcon },
  Sent: { tone: 'info', Icon: UploadIcon },
};
