/** Settings that the owner of a Stripe account makes by hand. */
export interface StripeConfig {
  /** The business name, on invoices and hosted pages. */
  accountName: string;
  /** The terms of service that a payment page can require. */
  termsUrl: string;
  /** Where events are sent. */
  webhookUrl: string;
  /** Products by the variable with the price's id. */
  prices: Record<string, PriceConfig>;
}

export interface PriceConfig {
  lookupKey: string;
  /** Shown on the invoice. */
  productName: string;
  /** Cents. */
  unitAmount: number;
  /** Charged monthly, or once. */
  isMonthly: boolean;
}
