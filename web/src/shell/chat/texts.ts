import type { Provider } from '#shared/ai/providers.ts';
import { product } from '#shared/product.ts';

/** The fixed texts of the chat. The specification gives some word for word (CHT-04 to CHT-06, CHT-17, CHT-18). */
export const texts = {
  title: `${product.name} AI assistant`,
  welcome: `Hello! I am ${product.name}’s AI assistant. I answer questions about occupations, pay, skills and how ${product.name} works, using its own records, and I say so when they have no answer.`,
  placeholder: 'Ask me anything about work and pay',
  footer: 'Available 24/7 • Powered by AI',
  thinking: 'Thinking...',
  toast: { title: 'Error', text: 'Failed to send message. Please try again.' },
  failure:
    "I'm sorry, I'm experiencing technical difficulties. Please try again in a moment or contact our support team if the issue persists.",
  broken: 'The answer was cut off. What had arrived is kept.',
  unfinished: 'The answer was cut off before it began.',
  stopped: 'You stopped the answer.',
  unanswered: 'You left the page before the answer came.',
} as const;

/** Who worded an answer, and who decided its order (D-76). */
export const providerText: Record<Provider, string> = {
  composer: `Put into words by ${product.name}’s built-in composer, without a language model.`,
  bedrock: `Put into words by ${product.name}’s built-in composer. A language model on Amazon Bedrock only decided what comes first; it wrote none of the words.`,
};
