import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { canonicalJson } from '#shared/lib/canonical-json.ts';
import { sha256 } from '#shared/lib/sha256.ts';

/** RES-19: the first 8 hex digits of the SHA-256 of the API's answer as JSON with sorted keys. */
export const digestOf = (result: ResultBody): string => sha256(canonicalJson(result)).slice(0, 8);
