/** Routes that use up a unit of a feature (D-83). */
import * as z from 'zod/mini';
import type { Route } from '#shared/lib/route.ts';
import type { CountedFeature } from './catalogue.ts';
import { denials } from './ledger.ts';
import { gateAnswer } from './shapes.ts';

/** What a call produced: `title` appears on its receipt, `key` distinguishes it from others of its feature. */
export interface Unit {
  key: string;
  title: string;
}

/** The time in which repeating a paid unit is free. */
export interface Window<In> {
  hours: number;
  /** The key of the unit requested by the input; undefined when every call is a new unit. */
  key(input: In): string | undefined;
  /** How often it may be repeated for free; unlimited if absent. */
  repeats?: number;
}

/** One unit per call: reserved before the handler, committed with a receipt after it, released after a failure. */
export type Quota<In, Out> = { feature: CountedFeature } & (
  | { unit?(input: In, output: Out): Unit; window?: undefined }
  | { unit(input: In, output: Out): Unit; window: Window<In> }
);

/** A metered route's answer when the plan does not allow another unit: not an HTTP error (reliability C3). */
const denial = z.extend(z.omit(gateAnswer, { reservation_id: true }), {
  allowed: z.literal(false),
  reason: z.enum(denials),
});
export type Denial = z.output<typeof denial>;

export const isDenied = (answer: object): answer is Denial => 'allowed' in answer;

export interface MeteredRoute<I extends z.core.$ZodType = z.core.$ZodType, O extends z.core.$ZodType = z.core.$ZodType>
  extends Route<I, z.ZodMiniUnion<readonly [typeof denial, O]>, 'user'> {
  quota: Quota<z.output<I>, z.output<O>>;
  /** what the handler returns; `output` is that or a denial */
  product: O;
}

export const meteredRoute = <I extends z.core.$ZodType, O extends z.core.$ZodType>({
  output: product,
  ...definition
}: Omit<MeteredRoute<I, O>, 'output' | 'product' | 'access'> & { output: O }): MeteredRoute<I, O> => ({
  ...definition,
  access: 'user',
  product,
  output: z.union([denial, product]),
});
