import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../Amount/Amount.tsx';
import { guide } from './DescriptionList.guide.ts';
import { Description, DescriptionList } from './DescriptionList.tsx';

const meta = {
  component: DescriptionList,
  parameters: { guide },
  args: {
    children: (
      <>
        <Description term="2 × Nasi lemak">
          <Amount>RM 25.80</Amount>
        </Description>
        <Description term="Voucher">
          <Amount tone="success">-RM 3.00</Amount>
        </Description>
        <Description term="Total">
          <Amount weight="bold">RM 22.80</Amount>
        </Description>
      </>
    ),
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Pairs: Story = {
  args: {
    look: 'pairs',
    children: (
      <>
        <Description term="Table">12</Description>
        <Description term="Guest">Aisyah binti Rahman</Description>
        <Description term="Email">a-very-long-address-of-a-guest@kitchen.example.com</Description>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <>
        <Description term="Bedienungszuschlag für geschlossene Gesellschaften an Sonn- und Feiertagen">
          <Amount>RM 1,204,338.00</Amount>
        </Description>
        <Description term="Lieferadresse">
          Donaudampfschifffahrtsgesellschaftskapitänsweg 112, Hinterhaus, dritter Stock, rechts
        </Description>
      </>
    ),
  },
};
export const Many: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, n) => (
      <Description key={n} term={`Course ${n + 1}`}>
        <Amount>{`RM ${n + 1}.90`}</Amount>
      </Description>
    )),
  },
};
