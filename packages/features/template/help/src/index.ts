export { KnowledgeBase } from './screens/KnowledgeBase.tsx';
export { KnowledgeCategory, type KnowledgeCategoryProps } from './screens/KnowledgeCategory.tsx';
export { KnowledgeQuestion, type KnowledgeQuestionProps } from './screens/KnowledgeQuestion.tsx';
export { Faq, type FaqProps } from './screens/Faq.tsx';
