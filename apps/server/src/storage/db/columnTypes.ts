import type {
  ApprovalRequest,
  CashMovement,
  DailyReport,
  DayClosing,
  StoredFeatures,
  StoredSettings,
  PaymentOption,
  PaymentOptionDetail,
  PlatformSetting,
  PrintTemplateFields,
} from '@servery/api';
import type { AttendanceRecord } from '@servery/domain/attendance';
import type { Subscription } from '@servery/domain/commands';
import type { DeviceRecord } from '@servery/domain/devices';
import type { ShiftRecord } from '@servery/domain/drawers';
import type { DocumentRecord } from '@servery/domain/documents';
import type { ZoneRecord } from '@servery/domain/kitchen';
import type { MediaRecord } from '@servery/domain/media';
import type { ItemPushRecord } from '@servery/domain/item-pushes';
import type { ItemRecord, OptionRecord } from '@servery/domain/menu';
import type { Closure, OutletPlanRecord, PersonalRights, Suspension } from '@servery/domain/people';
import type { PricePushRecord } from '@servery/domain/price-pushes';
import type { SettingPushRecord } from '@servery/domain/setting-pushes';
import type { JobRecord, PrinterRecord } from '@servery/domain/printing';
import type { EntryRecord, QueueRecord } from '@servery/domain/queue';
import type {
  CalendarRecord,
  ExperienceRecord,
  ReservationRecord,
} from '@servery/domain/reservations';
import type { CartRecord, TableRecord } from '@servery/domain/tables';
import type { WalletEntry } from '@servery/domain/wallet';

/** The types of columns that contain JSON or values of a closed union. */
export interface ColumnTypes {
  'approval.capability': ApprovalRequest['capability'];
  'attendance_entry.breaks': AttendanceRecord['breaks'];
  'attendance_entry.clocked': AttendanceRecord['clocked'];
  'attendance_entry.confirmed': NonNullable<AttendanceRecord['confirmed']>;
  'attendance_entry.deleted': NonNullable<AttendanceRecord['deleted']>;
  'attendance_entry.corrections': AttendanceRecord['corrections'];
  'day_closing.carried_over': DayClosing['carried_over'];
  'day_closing.report': DailyReport;
  'device.kind': DeviceRecord['kind'];
  'reservation.status': ReservationRecord['status'];
  'reservation.reason': ReservationRecord['reason'];
  'reservation.experience': NonNullable<ReservationRecord['experience']>;
  'reservation.undo': NonNullable<ReservationRecord['undo']>;
  'merchant.closure': Closure;
  'merchant.features': StoredFeatures;
  'merchant.settings': StoredSettings;
  'merchant.suspension': Suspension;
  'platform_setting.value': PlatformSetting['value'];
  'platform_setting.type': PlatformSetting['type'];
  'person.outlet_plan': OutletPlanRecord;
  'person.grants': PersonalRights['grants'];
  'item_push.outlets': ItemPushRecord['outlets'];
  'price_push.outlets': PricePushRecord['outlets'];
  'setting_push.mode': SettingPushRecord['mode'];
  'setting_push.outlets': SettingPushRecord['outlets'];
  'setting_push.section': SettingPushRecord['section'];
  'print_template.fields': PrintTemplateFields;
  'kitchen_zone.category_ids': ZoneRecord['category_ids'];
  'kitchen_zone.item_ids': ZoneRecord['item_ids'];
  'dining_table.shape': TableRecord['shape'];
  'dining_table.held': NonNullable<TableRecord['held']>;
  'dining_table.sitting': NonNullable<TableRecord['sitting']>;
  'dining_table.undo': NonNullable<TableRecord['undo']>;
  'dining_table.party_link': NonNullable<TableRecord['party_link']>;
  'table_cart.options': CartRecord['options'];
  'reservation_calendar.hours': CalendarRecord['hours'];
  'reservation_calendar.closed_dates': CalendarRecord['closed_dates'];
  'reservation_calendar.stays': CalendarRecord['stays'];
  'experience.sections': ExperienceRecord['sections'];
  'experience.hours': ExperienceRecord['hours'];
  'queue.state': QueueRecord['state'];
  'queue_entry.status': EntryRecord['status'];
  'queue_entry.reason': EntryRecord['reason'];
  'queue_entry.seated': NonNullable<EntryRecord['seated']>;
  'queue_entry.undo': NonNullable<EntryRecord['undo']>;
  'menu_item.prices': ItemRecord['prices'];
  'menu_item.windows': ItemRecord['windows'];
  'menu_item.option_ids': ItemRecord['option_ids'];
  'menu_item.options': ItemRecord['options'];
  'menu_option.items': OptionRecord['items'];
  'media.kind': MediaRecord['kind'];
  'merchant_document.kind': DocumentRecord['kind'];
  'merchant_document.status': DocumentRecord['status'];
  'merchant_document.media_type': DocumentRecord['media_type'];
  'push_subscription.words': Subscription['words'];
  'print_job.document': JobRecord['document'];
  'print_job.lines': JobRecord['lines'];
  'print_job.state': JobRecord['state'];
  'print_job.failure': NonNullable<JobRecord['failure']>;
  'print_job.events': JobRecord['events'];
  'printer.connection': PrinterRecord['connection'];
  'printer.width': PrinterRecord['width'];
  'printer.code_page': PrinterRecord['code_page'];
  'printer.duties': PrinterRecord['duties'];
  'payment_option.tip_rates': PaymentOptionDetail['tip_rates'];
  'payment_option.kind': PaymentOption['kind'];
  'payment_option.channel': PaymentOption['channel'];
  'payment_option.methods': PaymentOptionDetail['methods'];
  'shift.opening': ShiftRecord['opening'];
  'shift.counts': ShiftRecord['counts'];
  'shift.sums': NonNullable<ShiftRecord['sums']>;
  'shift.state': ShiftRecord['state'];
  'cash_movement.kind': CashMovement['kind'];
  'wallet_entry.kind': WalletEntry['kind'];
}
