import { neverTouched, type Guide } from '../guide/guide.ts';

const elsewhere = 'It has no look: the components that show its texts have.';

export const guide: Guide = {
  when: 'Once around the app if its language isn’t English. The kit has its texts in German, French, Portuguese and Arabic, as `@servery/ui/messages/de.json` and so on; load the one that the visitor reads.',
  anatomy: ['texts of one language', 'the app'],
  keyboard: {},
  dos: [
    'Load one language, together with the texts of your app.',
    'Set the locale of react-aria’s I18nProvider as well: numbers and plurals follow it.',
    'For another language, pass an object with the ids of one of these files.',
    'Use the props of a component, such as labels or closeLabel, where one place needs another text.',
  ],
  donts: ['Do not change a text for the whole app through props.'],
  never: {
    ...neverTouched,
    Pending: elsewhere,
    Empty: elsewhere,
    LongText: elsewhere,
    Many: elsewhere,
  },
};
