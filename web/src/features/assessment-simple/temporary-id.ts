const PREFIX = 'temp_';

/** ARB-51: stands for a session while the server cannot be reached; it never leaves this device (D-52). */
export const temporaryId = (): string => `${PREFIX}${Date.now()}_${crypto.randomUUID().slice(0, 8)}`;

export const isTemporary = (id: string): boolean => id.startsWith(PREFIX);
