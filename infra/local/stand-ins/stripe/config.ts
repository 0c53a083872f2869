/** What the owner of a Stripe account sets up by hand. */
export interface StripeConfig {
  /** The business: on invoices and on the hosted pages. */
  accountName: string;
  /** Where events are sent. */
  webhookUrl: string;
  /** What is sold, by the name of the variable that tells a price's id. */
  prices: Record<string, PriceConfig>;
}

export interface PriceConfig {
  lookupKey: string;
  /** Stands on the invoice. */
  productName: string;
  /** Cents. */
  unitAmount: number;
  /** A month between two payments, or paid once. */
  isMonthly: boolean;
}
