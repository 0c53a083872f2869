import { product } from '#shared/product.ts';

interface Site {
  salesEmail: string;
  supportEmail: string;
  communityUrl: string;
}

/** Whom to write to and where people meet: what the owner of this deployment has set. */
export const site = (): Site => product;
