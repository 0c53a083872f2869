/** One synchronous hash for the browser and Lambdas: WebCrypto is asynchronous, and browsers have no node:crypto. */
import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** @returns 64 hex digits of the SHA-256 of the text in UTF-8 */
export const sha256 = (text: string): string => bytesToHex(hash(utf8ToBytes(text)));
