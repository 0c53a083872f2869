import { decoded } from '#infra/local/stand-ins/kit/decoded.ts';
import { invalidRequest } from '../errors.ts';
import { cancelSubscription } from '../operations/cancel-subscription.ts';
import { createBillingPortalSession } from '../operations/create-billing-portal-session.ts';
import { createCheckoutSession } from '../operations/create-checkout-session.ts';
import { createCoupon } from '../operations/create-coupon.ts';
import { createCustomer } from '../operations/create-customer.ts';
import { createPrice } from '../operations/create-price.ts';
import { createProduct } from '../operations/create-product.ts';
import { createRefund } from '../operations/create-refund.ts';
import { deleteCustomer } from '../operations/delete-customer.ts';
import { expireCheckoutSession } from '../operations/expire-checkout-session.ts';
import { listOperations } from '../operations/list.ts';
import { previewInvoice } from '../operations/preview-invoice.ts';
import { retrieveOperations } from '../operations/retrieve.ts';
import { updateCustomer } from '../operations/update-customer.ts';
import { updatePortalConfiguration } from '../operations/update-portal-configuration.ts';
import { updateSubscription } from '../operations/update-subscription.ts';
import { createWebhookEndpoint, updateWebhookEndpoint } from '../operations/webhook-endpoints.ts';
import type { Operation } from '../request/operation.ts';

const operations: Operation[] = [
  cancelSubscription,
  createBillingPortalSession,
  createCheckoutSession,
  createCoupon,
  createCustomer,
  createPrice,
  createProduct,
  createRefund,
  createWebhookEndpoint,
  deleteCustomer,
  expireCheckoutSession,
  previewInvoice,
  updateCustomer,
  updatePortalConfiguration,
  updateSubscription,
  updateWebhookEndpoint,
  ...listOperations,
  ...retrieveOperations,
];

const id = '(?<id>[^/]+)';

/** Fixed paths come before those with a parameter: /v1/invoices/create_preview is no invoice. */
const routes = operations
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map((operation) => ({ operation, pattern: new RegExp(`^${operation.path.replace('{id}', id)}/?$`) }));

/** The operation of a request, and the id in its path. */
export function findOperation(method: string, path: string): { operation: Operation; id: string } {
  for (const { operation, pattern } of routes) {
    const match = operation.method === method ? pattern.exec(path) : null;
    if (match) return { operation, id: idOf(match.groups?.id ?? '') };
  }
  throw invalidRequest(`Unrecognized request URL (${method}: ${path.slice(0, 200)}).`, {}, 404);
}

/** A malformed encoding counts as an unknown id. */
const idOf = (part: string): string => decoded(part) ?? part;
