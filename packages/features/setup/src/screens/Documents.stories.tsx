import {
  getMerchantDocuments,
  Problem,
  reviewMerchantDocument,
  submitMerchantDocuments,
  uploadMerchantDocument,
  type DocumentKind,
  type MerchantDocument,
  type MerchantDocuments,
  type DocumentNeed,
} from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample, samplePdf } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { catchSavedFiles, type SavedFile } from '@servery/screens/saved-files';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Documents } from './Documents.tsx';

const as = (username: string) => () => {
  const world = sample();
  world.defaultUser = username;
  return () => {
    world.defaultUser = 'merchant';
  };
};

const meta = {
  component: Documents,
  args: { merchantId: 104, guideHref: '#guide' },
  beforeEach: as('supermerchant'),
  render: (args) => (
    <main>
      <Documents {...args} />
    </main>
  ),
} satisfies Meta<typeof Documents>;
export default meta;
type Story = StoryObj<typeof meta>;

const missing = (kind: DocumentKind): DocumentNeed => ({
  kind,
  state: 'missing',
  expires_on: null,
});
const required = (['business_registration', 'bank_account', 'owner_identity'] as const).map(
  missing,
);
const document = (given: Partial<MerchantDocument> & { kind: DocumentKind }): MerchantDocument => ({
  id: 1,
  version: 1,
  merchant_id: 104,
  status: 'uploaded',
  file_name: 'Scan.pdf',
  media_type: 'application/pdf',
  bytes: 240_000,
  expires_on: null,
  expiry: null,
  reason: '',
  uploaded_at: '2026-11-20T04:00:00.000Z',
  uploaded_by: 'Kamaruddin Yusof',
  reviewed_at: null,
  reviewed_by: null,
  ...given,
});
const bare: MerchantDocuments = {
  merchant_id: 104,
  name: 'Seri Melati Kajang',
  version: 1,
  setup_status: 'draft',
  required,
  documents: [],
};
const shows = (book: Partial<MerchantDocuments>) => ({
  msw: { handlers: [answer(getMerchantDocuments, () => ({ ...bare, ...book }))] },
});
const states = (changes: Partial<Record<DocumentKind, DocumentNeed['state']>>) =>
  required.map((one) => ({ ...one, state: changes[one.kind] ?? one.state }));
const pdf = () => new File([samplePdf('Licence')], 'Licence 2027.pdf', { type: 'application/pdf' });

const saved: SavedFile[] = [];

export const Loaded: Story = {
  beforeEach: () => {
    const stops = [as('supermerchant')(), catchSavedFiles(saved)];
    return () => stops.forEach((stop) => stop());
  },
  play: async ({ canvas, userEvent }) => {
    const licence = await canvas.findByRole('list', { name: 'Food licence' });
    await expect(within(licence).getByText('Expires soon')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit documents' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Food licence.pdf' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Food licence.pdf']));
    await expect(saved[0]!.text).toMatch(/^%PDF/);
  },
};

/** A document is renewed and submitted; the earlier one stays valid. */
export const Renewed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renew: Food licence' }));
    const drawer = await screen.findByRole('dialog', { name: 'Food licence' });
    await userEvent.upload(within(drawer).getByLabelText(/^File/), pdf());
    await userEvent.click(within(drawer).getByRole('button', { name: 'Upload' }));
    const licence = canvas.getByRole('list', { name: 'Food licence' });
    await within(licence).findByText('Not submitted yet');
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit documents' }));
    await within(licence).findByText('In review');
    await expect(within(licence).getByText('Expires soon')).toBeVisible();
  },
};

/** The platform’s administrator accepts one document and returns another. */
export const Reviewed: Story = {
  beforeEach: as('admin'),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Proof of bank account', 'Food licence']) {
      await userEvent.click(await canvas.findByRole('button', { name: `Renew: ${name}` }));
      const drawer = await screen.findByRole('dialog', { name });
      await userEvent.upload(within(drawer).getByLabelText(/^File/), pdf());
      await userEvent.click(within(drawer).getByRole('button', { name: 'Upload' }));
      await canvas.findByRole('button', { name: `Replace: ${name}` });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Submit documents' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Accept: Proof of bank account' }),
    );
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Accept: Proof of bank account' })).toBeNull(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Request changes: Food licence' }));
    const drawer = await screen.findByRole('dialog');
    await userEvent.type(within(drawer).getByLabelText(/^Reason/), 'The stamp is cut off');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Request changes' }));
    await canvas.findByText('The stamp is cut off');
  },
};

export const Empty: Story = {
  parameters: shows({}),
  play: async ({ canvas }) => {
    await canvas.findByText(
      'To submit, first add: Business registration, Proof of bank account, and Owner’s identity',
    );
    await expect(canvas.getByRole('button', { name: 'Submit documents' })).toBeDisabled();
    await expect(canvas.getAllByText('Missing')).toHaveLength(3);
  },
};

export const Uploaded: Story = {
  parameters: shows({
    required: states({
      business_registration: 'uploaded',
      bank_account: 'uploaded',
      owner_identity: 'uploaded',
    }),
    documents: required.map(({ kind }, at) => document({ kind, id: at + 1 })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Submit documents' })).toBeEnabled();
  },
};

export const InReview: Story = {
  parameters: shows({
    setup_status: 'in_review',
    required: states({
      business_registration: 'accepted',
      bank_account: 'in_review',
      owner_identity: 'in_review',
    }),
    documents: required.map(({ kind }, at) =>
      document({ kind, id: at + 1, status: at === 0 ? 'accepted' : 'in_review' }),
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The documents are being checked.');
    await expect(canvas.queryByRole('button', { name: /^(Accept|Remove|Submit)/ })).toBeNull();
  },
};

export const ChangesRequested: Story = {
  parameters: shows({
    setup_status: 'changes_requested',
    required: states({
      business_registration: 'accepted',
      bank_account: 'changes_requested',
      owner_identity: 'accepted',
    }),
    documents: required.map(({ kind }, at) =>
      kind === 'bank_account'
        ? document({
            kind,
            id: at + 1,
            status: 'changes_requested',
            reason: 'The account number is cut off.',
            reviewed_by: 'Aishah Rahman',
          })
        : document({ kind, id: at + 1, status: 'accepted' }),
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The account number is cut off.');
    await expect(canvas.getByText('Changes requested by Aishah Rahman')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit documents' })).toBeDisabled();
  },
};

export const Expired: Story = {
  parameters: shows({
    setup_status: 'approved',
    required: states({
      business_registration: 'expired',
      bank_account: 'accepted',
      owner_identity: 'accepted',
    }),
    documents: required.map(({ kind }, at) =>
      document({
        kind,
        id: at + 1,
        status: 'accepted',
        ...(at === 0 && { expires_on: '2026-11-01', expiry: 'expired' }),
      }),
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Valid until Nov 1, 2026');
    await expect(canvas.getByText('To submit, first add: Business registration')).toBeVisible();
  },
};

export const Suspended: Story = {
  parameters: shows({ setup_status: 'suspended' }),
};

/** A business on its own server has nobody who would review its documents. */
export const NotRequired: Story = {
  parameters: shows({ required: [] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No documents needed' });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        refuses(uploadMerchantDocument, 'invalid', {
          fields: { file: { code: 'type', message: 'The file isn’t a PDF, JPEG or PNG.' } },
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload: Other document' }));
    const drawer = await screen.findByRole('dialog', { name: 'Other document' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Upload' }));
    await within(drawer).findByText('Choose a file.');
    await userEvent.upload(within(drawer).getByLabelText(/^File/), pdf());
    await userEvent.click(within(drawer).getByRole('button', { name: 'Upload' }));
    await within(drawer).findByText('The file isn’t a PDF, JPEG or PNG. Choose another one.');
  },
};

export const SubmissionRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        ...Uploaded.parameters!['msw'].handlers,
        refuses(submitMerchantDocuments, 'notAllowedNow', {
          details: { why: 'documents_missing', documents: ['bank_account'] },
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit documents' }));
    await screen.findByText(/^Some required documents are still missing/);
  },
};

let isReviewed = false;

/** Someone else has accepted the document in the meantime. */
export const Conflict: Story = {
  beforeEach: () => {
    isReviewed = false;
    return as('admin')();
  },
  parameters: {
    msw: {
      handlers: [
        answer(getMerchantDocuments, () => ({
          ...bare,
          documents: [
            document({ kind: 'bank_account', status: isReviewed ? 'accepted' : 'in_review' }),
          ],
        })),
        answer(reviewMerchantDocument, () => {
          isReviewed = true;
          throw new Problem('conflict', { current: bare });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Accept: Proof of bank account' }),
    );
    await screen.findByText(/^Someone else has changed this/);
    await canvas.findByText('Accepted');
    await expect(canvas.queryByRole('button', { name: /^Accept:/ })).toBeNull();
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [refuses(getMerchantDocuments, 'forbidden')] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You don’t have permission/);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(getMerchantDocuments)] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Documents' });
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(getMerchantDocuments, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: shows({
    name: 'Restoran Nasi Kandar Haji Abdul Rahman dan Anak-anak',
    documents: [
      document({
        kind: 'business_registration',
        file_name: `${'Sijil_Pendaftaran_Perniagaan_'.repeat(3)}2026.pdf`,
        uploaded_by: 'Tengku Muhammad Hafizuddin bin Tengku Abdul Rahman',
        status: 'changes_requested',
        reason: 'The second page is missing. '.repeat(10),
        reviewed_by: 'Nur Aisyah Sofea binti Mohd Khairul Anuar',
      }),
    ],
  }),
  globals: { viewport: { value: 'phone' } },
};
