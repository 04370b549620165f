// Where each screen's files are named weighs on the start of the page, which has room for those that
// people begin with; the others are a step further away.

/** The screens besides those that people begin with. */
export const screens = {
  account: () => import('../pages/AccountPage.tsx'),
  book: () => import('../pages/floor/BookPage.tsx'),
  categories: () => import('../pages/floor/CategoriesPage.tsx'),
  floorPlan: () => import('../pages/floor/FloorPlanPage.tsx'),
  foodMenus: () => import('../pages/floor/FoodMenusPage.tsx'),
  foodOptions: () => import('../pages/floor/FoodOptionsPage.tsx'),
  guestTable: () => import('../pages/floor/GuestTablePage.tsx'),
  join: () => import('../pages/floor/JoinPage.tsx'),
  kitchenDisplay: () => import('../pages/floor/KitchenDisplayPage.tsx'),
  kitchenZones: () => import('../pages/floor/KitchenZonesPage.tsx'),
  media: () => import('../pages/floor/MediaPage.tsx'),
  menuPreview: () => import('../pages/floor/MenuPreviewPage.tsx'),
  menuSettings: () => import('../pages/floor/MenuSettingsPage.tsx'),
  printers: () => import('../pages/floor/PrintersPage.tsx'),
  printQueue: () => import('../pages/floor/PrintQueuePage.tsx'),
  queue: () => import('../pages/floor/QueuePage.tsx'),
  queueDisplay: () => import('../pages/floor/QueueDisplayPage.tsx'),
  queueHistory: () => import('../pages/floor/QueueHistoryPage.tsx'),
  receiptTemplate: () => import('../pages/floor/ReceiptTemplatePage.tsx'),
  reservations: () => import('../pages/floor/ReservationsPage.tsx'),
  reservationSettings: () => import('../pages/floor/ReservationSettingsPage.tsx'),
  sharedDevices: () => import('../pages/floor/SharedDevicesPage.tsx'),
  table: () => import('../pages/floor/TablePage.tsx'),
  tableCodes: () => import('../pages/floor/TableCodesPage.tsx'),
  tables: () => import('../pages/floor/TablesPage.tsx'),
};
