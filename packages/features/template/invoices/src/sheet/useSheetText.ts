import type { Invoice, InvoicePaymentDetails } from '@servery/api/template';
import { invoiceTotals, lineAmount, paidOf } from '@servery/domain/template';
import { useIntl } from 'react-intl';
import { issuer } from '../issuer.ts';
import { useDay } from '../hooks/useDay.ts';
import { useSampleMoney } from '@servery/screens/sample-money';
import { listMessages } from '../messages/list.ts';
import { titleMessage } from '../messages/preview.ts';
import {
  discountMessage,
  sheetMessages as messages,
  taxMessage,
  termsMessage,
  timesMessage,
} from '../messages/sheet.ts';
import { methodMessages } from '../messages/status.ts';
import { numberOf } from '../numberOf.ts';
import type { Fact, SheetText } from './SheetText.ts';

/** Returns a function that formats the text of an invoice. */
export function useSheetText(): (invoice: Invoice, details: InvoicePaymentDetails) => SheetText {
  const { formatMessage, formatNumber } = useIntl();
  const money = useSampleMoney();
  const day = useDay();
  const t = (word: keyof typeof messages) => formatMessage(messages[word]);
  const percent = (rate: number) =>
    formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (invoice, details) => {
    const { client, lines, discountRate, taxRate, payments, balance } = invoice;
    const { subtotal, discount, tax, total } = invoiceTotals(invoice);
    const due: Fact = [t('due'), day(invoice.dueDate)];
    const owed: Fact = [t('totalDue'), money(balance)];
    const title = formatMessage(titleMessage, { number: numberOf(invoice.id) });
    return {
      issuer: { title: issuer.name, lines: issuer.lines },
      title,
      facts: [[t('issued'), day(invoice.issuedDate)], due],
      billTo: {
        title: t('billTo'),
        lines: [
          client.name,
          client.company,
          client.address,
          client.country,
          client.contact,
          client.companyEmail,
        ].filter(Boolean),
      },
      payTo: {
        title: t('payTo'),
        facts: [
          owed,
          [t('bank'), details.bankName],
          [t('country'), details.country],
          [t('iban'), details.iban],
          [t('swift'), details.swiftCode],
        ],
      },
      caption: t('lines'),
      columns: {
        item: t('item'),
        cost: t('cost'),
        quantity: t('quantity'),
        price: t('price'),
      },
      lines: lines.map((line, index) => {
        const cost = money(line.cost);
        const quantity = formatNumber(line.quantity);
        return {
          id: String(index),
          item: line.item,
          description: line.description,
          cost,
          quantity,
          price: money(lineAmount(line)),
          times: formatMessage(timesMessage, { cost, quantity }),
        };
      }),
      salesperson: invoice.salesperson ? [t('salesperson'), invoice.salesperson] : null,
      totals: [
        [t('subtotal'), money(subtotal)],
        ...(discountRate > 0
          ? [
              [
                formatMessage(discountMessage, { rate: percent(discountRate) }),
                money(-discount),
              ] as const,
            ]
          : []),
        [formatMessage(taxMessage, { rate: percent(taxRate) }), money(tax)],
        [formatMessage(listMessages.total), money(total)],
        ...(payments.length > 0 ? [[t('paid'), money(-paidOf(payments))] as const] : []),
        owed,
      ],
      terms: invoice.hasTerms
        ? {
            title: t('terms'),
            lines: [
              formatMessage(termsMessage, {
                date: day(invoice.dueDate),
                method: formatMessage(methodMessages[invoice.paymentMethod]),
              }),
            ],
          }
        : null,
      note: invoice.hasNote && invoice.note ? { title: t('note'), lines: [invoice.note] } : null,
      stub: invoice.hasStub ? { title: t('stub'), facts: [[title, client.name], due, owed] } : null,
    };
  };
}
