/** Settings that the owner of a Stripe account makes by hand. */
export interface StripeConfig {
  /** The business: on invoices and on the hosted pages. */
  accountName: string;
  /** The terms of service that a payment page can ask to be accepted. */
  termsUrl: string;
  /** Where events are sent. */
  webhookUrl: string;
  /** Products by the name of the variable that holds the price's id. */
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
