export { contactMessages } from './messages/contact.ts';
export { categoriesFoundMessage, knowledgeMessages, updatedMessage } from './messages/knowledge.ts';
export { elsewhereMessage, faqCountMessage, faqFoundMessage, faqMessages } from './messages/faq.ts';
