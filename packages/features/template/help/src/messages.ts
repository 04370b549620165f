export { contactMessages } from './messages/contact.ts';
export { elsewhereMessage, faqCountMessage, faqFoundMessage, faqMessages } from './messages/faq.ts';
