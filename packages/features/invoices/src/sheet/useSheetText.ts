import type { Invoice, InvoicePaymentDetails } from '@servery/api/template';
import { invoiceTotals, lineAmount, paidOf } from '@servery/domain/template';
import { useIntl } from 'react-intl';
import { house } from '../house.ts';
import { useDay } from '../hooks/useDay.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { listWords } from '../messages/list.ts';
import { titleMessage } from '../messages/preview.ts';
import {
  discountMessage,
  sheetWords as words,
  taxMessage,
  termsMessage,
  timesMessage,
} from '../messages/sheet.ts';
import { methodWords } from '../messages/status.ts';
import { numberOf } from '../numberOf.ts';
import type { Fact, SheetText } from './SheetText.ts';

/** Puts invoices into words. */
export function useSheetText(): (invoice: Invoice, details: InvoicePaymentDetails) => SheetText {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const day = useDay();
  const say = (word: keyof typeof words) => formatMessage(words[word]);
  const percent = (rate: number) =>
    formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (invoice, details) => {
    const { client, lines, discountRate, taxRate, payments, balance } = invoice;
    const { subtotal, discount, tax, total } = invoiceTotals(invoice);
    const due: Fact = [say('due'), day(invoice.dueDate)];
    const owed: Fact = [say('totalDue'), money(balance)];
    const title = formatMessage(titleMessage, { number: numberOf(invoice.id) });
    return {
      house: { title: house.name, lines: house.lines },
      title,
      facts: [[say('issued'), day(invoice.issuedDate)], due],
      billTo: {
        title: say('billTo'),
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
        title: say('payTo'),
        facts: [
          owed,
          [say('bank'), details.bankName],
          [say('country'), details.country],
          [say('iban'), details.iban],
          [say('swift'), details.swiftCode],
        ],
      },
      caption: say('lines'),
      columns: {
        item: say('item'),
        cost: say('cost'),
        quantity: say('quantity'),
        price: say('price'),
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
      salesperson: invoice.salesperson ? [say('salesperson'), invoice.salesperson] : null,
      totals: [
        [say('subtotal'), money(subtotal)],
        ...(discountRate > 0
          ? [
              [
                formatMessage(discountMessage, { rate: percent(discountRate) }),
                money(-discount),
              ] as const,
            ]
          : []),
        [formatMessage(taxMessage, { rate: percent(taxRate) }), money(tax)],
        [formatMessage(listWords.total), money(total)],
        ...(payments.length > 0 ? [[say('paid'), money(-paidOf(payments))] as const] : []),
        owed,
      ],
      terms: invoice.hasTerms
        ? {
            title: say('terms'),
            lines: [
              formatMessage(termsMessage, {
                date: day(invoice.dueDate),
                method: formatMessage(methodWords[invoice.paymentMethod]),
              }),
            ],
          }
        : null,
      note: invoice.hasNote && invoice.note ? { title: say('note'), lines: [invoice.note] } : null,
      stub: invoice.hasStub
        ? { title: say('stub'), facts: [[title, client.name], due, owed] }
        : null,
    };
  };
}
