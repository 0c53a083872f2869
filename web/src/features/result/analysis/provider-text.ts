import type { Provider } from '#shared/ai/providers.ts';
import { product } from '#shared/product.ts';

/** The author of what is labelled as AI text (D-76). */
export const providerText: Record<Provider, string> = {
  composer: `Written by ${product.name}’s built-in composer: software that puts the figures of your result into words. No language model has read your answers.`,
  bedrock: `Written by ${product.name}’s built-in composer from the figures of your result. A language model on Amazon Bedrock only decides which strengths and tensions come first; it writes none of the words.`,
};
