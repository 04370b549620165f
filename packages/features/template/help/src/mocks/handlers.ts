import { templateAnswer } from '@servery/api/mocks';
import {
  getKnowledgeCategory,
  getKnowledgeQuestion,
  listFaq,
  listKnowledge,
} from '@servery/api/template';
import { findFaq } from './faq.ts';
import { findCategories, findQuestions, readQuestion } from './knowledge.ts';

/** Mock handlers, one per endpoint of the help pages. */
export const helpHandlers = [
  templateAnswer(listFaq, ({ query: { q } }) => ({ groups: findFaq(q) })),
  templateAnswer(listKnowledge, ({ query: { q } }) => ({ categories: findCategories(q) })),
  templateAnswer(getKnowledgeCategory, ({ query: { category, q } }) => findQuestions(category, q)),
  templateAnswer(getKnowledgeQuestion, ({ query: { category, question } }) =>
    readQuestion(category, question),
  ),
];
