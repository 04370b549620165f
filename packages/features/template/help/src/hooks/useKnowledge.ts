import { useCall } from '@servery/api/swr';
import { getKnowledgeCategory, getKnowledgeQuestion, listKnowledge } from '@servery/api/template';

/** Loads the categories. The previous ones stay while a search loads. */
export const useKnowledge = (q: string) =>
  useCall(listKnowledge, { query: { q } }, { keepPreviousData: true });

/** Loads a category with its questions. The previous ones stay while a search loads. */
export const useKnowledgeCategory = (category: string, q: string) =>
  useCall(getKnowledgeCategory, { query: { category, q } }, { keepPreviousData: true });

/** Loads a question with its answer. */
export const useKnowledgeQuestion = (category: string, question: string) =>
  useCall(getKnowledgeQuestion, { query: { category, question } });
