import type { MerchantInfo, MerchantStatus } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  fieldMessages,
  orderMessages,
  permissionMessages,
  problemMessages,
} from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';

/** Messages of the list of merchants. */
export const merchantsMessages = defineMessages({
  title: { id: 'merchants.list.title', defaultMessage: 'Merchants' },
  count: {
    id: 'merchants.list.count',
    defaultMessage: '{count, plural, one {# merchant} other {# merchants}}',
  },
  add: { id: 'merchants.list.add', defaultMessage: 'Add merchant' },
  search: { id: 'merchants.list.search', defaultMessage: 'Search merchants' },
  searchable: {
    id: 'merchants.list.searchable',
    defaultMessage: 'Name, owner, email or phone',
  },
  pages: { id: 'merchants.list.pages', defaultMessage: 'Pages of merchants' },
  merchant: fieldMessages.merchant,
  owner: { id: 'merchants.list.owner', defaultMessage: 'Owner' },
  setUp: { id: 'merchants.list.setUp', defaultMessage: 'Setup status' },
  allSetUp: { id: 'merchants.list.allSetUp', defaultMessage: 'All Setup Status' },
  status: fieldMessages.status,
  allStatus: fieldMessages.allStatus,
  joined: { id: 'merchants.list.joined', defaultMessage: 'Joined' },
  actions: actionMessages.actions,
  more: actionMessages.moreFor,
  view: { id: 'merchants.list.view', defaultMessage: 'View as merchant' },
  failed: { id: 'merchants.list.failed', defaultMessage: 'Couldn’t load merchants' },
  refusedTitle: {
    id: 'merchants.list.refusedTitle',
    defaultMessage: 'You don’t have access to merchants',
  },
  refused: problemMessages.missingRight,
  right: permissionMessages['merchant.list'],
  noneTitle: { id: 'merchants.list.noneTitle', defaultMessage: 'No matching merchants' },
  emptyTitle: { id: 'merchants.list.emptyTitle', defaultMessage: 'No merchants yet' },
  empty: {
    id: 'merchants.list.empty',
    defaultMessage: 'Add a merchant to invite its owner.',
  },
});

/** Whether a merchant can use the platform. */
export const statusMessages: Record<MerchantStatus, MessageDescriptor> = defineMessages({
  active: fieldMessages.active,
  suspended: { id: 'merchants.status.suspended', defaultMessage: 'Suspended' },
  closing: { id: 'merchants.status.closing', defaultMessage: 'Closing' },
  closed: { id: 'merchants.status.closed', defaultMessage: 'Closed' },
});

/** How far a merchant is set up. */
export const setUpStatusMessages: Record<MerchantInfo['setup_status'], MessageDescriptor> =
  defineMessages({
    draft: orderMessages.draft,
    documents_submitted: {
      id: 'merchants.setUp.submitted',
      defaultMessage: 'Documents submitted',
    },
    in_review: { id: 'merchants.setUp.inReview', defaultMessage: 'In review' },
    changes_requested: { id: 'merchants.setUp.changes', defaultMessage: 'Changes requested' },
    approved: { id: 'merchants.setUp.approved', defaultMessage: 'Approved' },
    live: { id: 'merchants.setUp.live', defaultMessage: 'Live' },
    suspended: statusMessages.suspended,
  });
