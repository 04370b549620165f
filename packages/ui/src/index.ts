export { media, vars, type SkinName } from './styles/index.ts';
export { Accordion, type AccordionProps } from './Accordion/Accordion.tsx';
export { AccordionItem, type AccordionItemProps } from './Accordion/AccordionItem.tsx';
export { Amount, type AmountProps } from './Amount/Amount.tsx';
export { Avatar, type AvatarProps, type AvatarStatus } from './Avatar/Avatar.tsx';
export {
  AvatarGroup,
  type AvatarGroupPerson,
  type AvatarGroupProps,
} from './Avatar/AvatarGroup.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { NotificationBadge, type NotificationBadgeProps } from './Badge/NotificationBadge.tsx';
export { Pill, type PillProps } from './Badge/Pill.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { BlockOverlay, type BlockOverlayProps } from './BlockOverlay/BlockOverlay.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.tsx';
export type { Crumb } from './Breadcrumbs/Crumb.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup/ButtonGroup.tsx';
export { ActionCard, type ActionCardProps, type ActionCardLabels } from './Card/ActionCard.tsx';
export { Calendar, type CalendarProps } from './Calendar/Calendar.tsx';
export { MultiCalendar, type MultiCalendarProps } from './Calendar/MultiCalendar.tsx';
export {
  RangeCalendar,
  type DayRange,
  type RangeCalendarProps,
} from './Calendar/RangeCalendar.tsx';
export type { CalendarLabels } from './Calendar/labels.ts';
export { Card, type CardProps } from './Card/Card.tsx';
export { Donut, type ChartPart, type DonutProps } from './Chart/Donut.tsx';
export { Gauge, type GaugeProps } from './Chart/Gauge.tsx';
export { MiniBars } from './Chart/MiniBars.tsx';
export type { MiniChartProps } from './Chart/MiniChart.ts';
export { Sparkline, type SparklineProps } from './Chart/Sparkline.tsx';
export { StackedLine, type ChartSeries, type StackedLineProps } from './Chart/StackedLine.tsx';
export type { ChartTone } from './Chart/tones.ts';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Collapse, type CollapseProps, type CollapseTriggerProps } from './Collapse/Collapse.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './Checkbox/CheckboxGroup.tsx';
export { CheckboxCards, type CheckboxCardsProps } from './ChoiceCards/CheckboxCards.tsx';
export { ChoiceCard, type ChoiceCardProps } from './ChoiceCards/ChoiceCard.tsx';
export { RadioCards, type RadioCardsProps } from './ChoiceCards/RadioCards.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export type { LoadOptions } from './ComboBox/useLoadedOptions.ts';
export type { ListLabels } from './ComboBox/labels.ts';
export {
  CommandPalette,
  type CommandPaletteProps,
  type CommandPaletteLabels,
} from './CommandPalette/CommandPalette.tsx';
export type { Command, CommandGroup } from './CommandPalette/commands.ts';
export { ConnectionLight, type ConnectionLightProps } from './ConnectionLight/ConnectionLight.tsx';
export { DateField, type DateFieldProps, type DateLabels } from './DateField/DateField.tsx';
export {
  DatePicker,
  type DatePickerProps,
  type DatePickerLabels,
} from './DatePicker/DatePicker.tsx';
export {
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangeLabels,
  type RangePreset,
} from './DatePicker/DateRangePicker.tsx';
export { MultiDatePicker, type MultiDatePickerProps } from './DatePicker/MultiDatePicker.tsx';
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField/DateTimeField.tsx';
export { DateTimePicker, type DateTimePickerProps } from './DateTimePicker/DateTimePicker.tsx';
export {
  Description,
  DescriptionList,
  type DescriptionListProps,
  type DescriptionProps,
} from './DescriptionList/DescriptionList.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export {
  FailedState,
  type FailedStateProps,
  type FailedLabels,
} from './EmptyState/FailedState.tsx';
export {
  Field,
  type FieldControl,
  type FieldLayoutProps,
  type FieldProps,
} from './Field/Field.tsx';
export { registered, type Registration } from './Field/registered.ts';
export { FileUpload, type FileUploadProps } from './FileUpload/FileUpload.tsx';
export type { Refusal, UploadRules } from './FileUpload/refusal.ts';
export type { StoredFile, UploadAdapter, UploadEntry, UploadState } from './FileUpload/uploads.ts';
export type { FileUploadLabels } from './FileUpload/labels.ts';
export { Form, FormFields, type FormLayout, type FormProps } from './Form/Form.tsx';
export { FormActions, type FormActionsProps } from './Form/FormActions.tsx';
export { FormSection, type FormSectionProps } from './Form/FormSection.tsx';
export { FormSummary, type FormSummaryProps } from './Form/FormSummary.tsx';
export { fieldErrors, type FieldError, type FieldErrors } from './Form/fieldErrors.ts';
export {
  FormDrawer,
  type FormDrawerProps,
  type FormDrawerLabels,
} from './FormDrawer/FormDrawer.tsx';
export { useChanged } from './FormDrawer/useChanged.ts';
export { FormErrors, type FormError, type FormErrorsProps } from './FormErrors/FormErrors.tsx';
export { HoverCard, type HoverCardProps } from './HoverCard/HoverCard.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export {
  AlertIcon,
  ArrowEndIcon,
  ArrowStartIcon,
  AttachIcon,
  BagIcon,
  BankIcon,
  BellIcon,
  BellOffIcon,
  BikeIcon,
  BlockIcon,
  BookmarkIcon,
  CalendarIcon,
  CardIcon,
  CashIcon,
  ChartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CommentIcon,
  ComputerIcon,
  CopyIcon,
  CustomersIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  EraseIcon,
  ErrorIcon,
  ExternalIcon,
  FileIcon,
  FilterIcon,
  FlaskIcon,
  ForwardIcon,
  GripIcon,
  GrowIcon,
  HangUpIcon,
  HelpIcon,
  HideIcon,
  HomeIcon,
  ImageIcon,
  InboxIcon,
  InfoIcon,
  KeyboardIcon,
  LanguageIcon,
  LayoutIcon,
  ListIcon,
  LockIcon,
  MenuIcon,
  MicrophoneIcon,
  MinusIcon,
  MoonIcon,
  MoreIcon,
  MoveIcon,
  OfflineIcon,
  PaletteIcon,
  PauseIcon,
  PhoneIcon,
  PlayIcon,
  PlusIcon,
  PrinterIcon,
  QrIcon,
  ReadIcon,
  ReceiptIcon,
  RefreshIcon,
  ReplyAllIcon,
  ReplyIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  ShieldIcon,
  ShowIcon,
  ShrinkIcon,
  SidebarIcon,
  SignOutIcon,
  SmartphoneIcon,
  SortIcon,
  SoundIcon,
  StarIcon,
  StopIcon,
  StoreIcon,
  SuccessIcon,
  SunIcon,
  TableIcon,
  TabletIcon,
  TagIcon,
  TalkIcon,
  TicketIcon,
  UndoIcon,
  UnreadIcon,
  UploadIcon,
  UserIcon,
  UtensilsIcon,
  VideoIcon,
  WalletIcon,
} from './icons.ts';
export { Addon, type AddonProps } from './InputGroup/Addon.tsx';
export { AddonButton, type AddonButtonProps } from './InputGroup/AddonButton.tsx';
export { AddonSelect, type AddonSelectProps } from './InputGroup/AddonSelect.tsx';
export { InputGroup, type InputGroupProps } from './InputGroup/InputGroup.tsx';
export { Kbd, type KbdProps } from './Kbd/Kbd.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { TimeZoneProvider, type TimeZoneProviderProps } from './Calendar/TimeZoneProvider.tsx';
export {
  NavigationProvider,
  useNavigation,
  type Navigation,
  type NavigationProviderProps,
} from './Link/NavigationProvider.tsx';
export { useLink, type LinkTarget } from './Link/useLink.ts';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { ListGroup, type ListGroupProps } from './ListGroup/ListGroup.tsx';
export type { ListItem, RowLabels } from './ListGroup/ListRow.tsx';
export { SelectableList, type SelectableListProps } from './ListGroup/SelectableList.tsx';
export { useGrowing } from './ListGroup/useGrowing.ts';
export { Media, type MediaProps, type MediaSource, type MediaTrack } from './Media/Media.tsx';
export {
  MessagesProvider,
  type Messages,
  type MessagesProviderProps,
} from './Messages/MessagesProvider.tsx';
export { MoneyField, type MoneyFieldProps } from './MoneyField/MoneyField.tsx';
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect.tsx';
export type { MultiSelectLabels } from './MultiSelect/labels.ts';
export { Nav, type NavItem, type NavProps } from './Nav/Nav.tsx';
export {
  NumberField,
  type NumberFieldProps,
  type NumberLimits,
} from './NumberField/NumberField.tsx';
export { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode/OneTimeCode.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { PinPad, type PinPadProps } from './PinPad/PinPad.tsx';
export { Meter, type MeterProps } from './ProgressBar/Meter.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { StackedBar, type StackedBarProps, type StackedPart } from './ProgressBar/StackedBar.tsx';
export { ProgressRing, type ProgressRingProps } from './ProgressRing/ProgressRing.tsx';
export { Radio, type RadioProps } from './RadioGroup/Radio.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
export { Repeater, type RepeaterProps, type RepeaterLabels } from './Repeater/Repeater.tsx';
export { Rating, type RatingProps } from './Rating/Rating.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { useTyped } from './SearchField/useTyped.ts';
export { Segment, type SegmentProps } from './Segmented/Segment.tsx';
export { Segmented, type SegmentedProps } from './Segmented/Segmented.tsx';
export type { SideNavItem, SideNavSection } from './SideNav/places.ts';
export { SideNav, type SideNavProps } from './SideNav/SideNav.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { RangeSlider, type RangeSliderProps } from './Slider/RangeSlider.tsx';
export { Slider, type SliderProps } from './Slider/Slider.tsx';
export type { Pip, SliderLook } from './Slider/SliderTrack.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { SplitButton, type SplitButtonProps } from './SplitButton/SplitButton.tsx';
export { Grid, type GridProps } from './Stack/Grid.tsx';
export { Inline, type InlineProps } from './Stack/Inline.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Stepper, type Step, type StepperProps, type StepLabels } from './Stepper/Stepper.tsx';
export { Wizard, type WizardProps, type WizardStep, type WizardLabels } from './Stepper/Wizard.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export type { TagItem } from './TagField/TagBox.tsx';
export { TagField, type TagFieldProps, type TagFieldLabels } from './TagField/TagField.tsx';
export { TagGroup, type TagGroupProps } from './TagField/TagGroup.tsx';
export { Heading, type HeadingProps } from './Text/Heading.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps, type TextInputProps } from './TextField/TextField.tsx';
export {
  ThemePanel,
  type BrandOption,
  type ThemeChoice,
  type ThemeLayout,
  type ThemePanelProps,
  type ThemePanelLabels,
} from './ThemePanel/ThemePanel.tsx';
export { TimeField, type TimeFieldProps, type TimeLabels } from './TimeField/TimeField.tsx';
export {
  TimeRangeField,
  type TimeRange,
  type TimeRangeFieldProps,
} from './TimeField/TimeRangeField.tsx';
export {
  Timeline,
  TimelineEvent,
  type TimelineEventProps,
  type TimelineProps,
} from './Timeline/Timeline.tsx';
export { ToggleGroup, type ToggleGroupProps, type ToggleItem } from './ToggleGroup/ToggleGroup.tsx';
export { Tour, type TourProps, type TourLabels } from './Tour/Tour.tsx';
export type { TourStep } from './Tour/steps.ts';
export { TreeNav, type TreeNavItem, type TreeNavProps } from './TreeNav/TreeNav.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { CodeBlock, type CodeBlockProps } from './CodeBlock/CodeBlock.tsx';
export { plainLines, type CodeLine, type CodeToken, type TokenKind } from './CodeBlock/tokens.ts';
export { CopyButton, type CopyButtonProps, type CopyLabels } from './Clipboard/CopyButton.tsx';
export { CopyField, type CopyFieldProps } from './Clipboard/CopyField.tsx';
export { ContextMenu, type ContextMenuProps } from './ContextMenu/ContextMenu.tsx';
export { ColumnPicker, type ColumnPickerProps } from './DataTable/ColumnPicker.tsx';
export type { ColumnState } from './DataTable/columnState.ts';
export type { Column, ColumnTools, Pin, Sort, Widths } from './DataTable/columns.ts';
export { DataTable, type DataTableProps, type DataTableLabels } from './DataTable/DataTable.tsx';
export { EditableCell, type EditableCellProps } from './DataTable/EditableCell.tsx';
export type { Selection } from './DataTable/selection.ts';
export {
  SelectionBar,
  type SelectionBarProps,
  type SelectionLabels,
} from './DataTable/SelectionBar.tsx';
export type { SortBy, SortValue } from './DataTable/sortSteps.ts';
export {
  useColumnState,
  type ColumnControl,
  type ColumnStateProps,
} from './DataTable/useColumnState.ts';
export {
  useColumnTools,
  type ColumnToolOptions,
  type ColumnToolLabels,
} from './DataTable/useColumnTools.tsx';
export { useSortedRows } from './DataTable/useSortedRows.ts';
export { AlertDialog, type AlertDialogProps } from './Dialog/AlertDialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './Dialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { useLeaveGuard, type LeaveGuardOptions } from './Dialog/useLeaveGuard.ts';
export { useUnsavedGuard, type UnsavedGuardOptions } from './Dialog/useUnsavedGuard.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export type { MenuEntry, MenuItem, MenuSection, MenuSeparator } from './Menu/entries.ts';
export { Menu, type MenuProps } from './Menu/Menu.tsx';
export { onDemand, type StandIn } from './onDemand/onDemand.tsx';
export { useMedia } from './overlays/useMedia.ts';
export { OverlayContainer, type OverlayContainerProps } from './overlays/OverlayContainer.tsx';
export {
  Pagination,
  type PaginationProps,
  type PaginationLabels,
} from './Pagination/Pagination.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { LateSelect, type LateSelectProps } from './Select/LateSelect.tsx';
export type { SelectGroup, SelectOption, SelectOptions } from './Select/options.ts';
export { Select, type SelectProps } from './Select/Select.tsx';
export { Table, type TableColumn, type TableProps } from './Table/Table.tsx';
export { TabLinks, type TabLink, type TabLinksProps } from './Tabs/TabLinks.tsx';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
export type { ToastDurations } from './Toast/durations.ts';
export { toast, type PromiseToasts, type ToastContent, type ToastTone } from './Toast/queue.ts';
export { ToastRegion, type ToastPlacement, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
