/** Raised with every change of the engine that can change a number; stored in every result. */
export const modelVersion = '2.5.0';
