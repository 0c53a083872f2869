import * as z from 'zod/mini';
import { requireCustomer } from '#infra/local/stand-ins/stripe/billing/customers.ts';
import { createPortalSession, flowParams, readFlow } from '#infra/local/stand-ins/stripe/billing/portal-sessions.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand, id, link } from '#infra/local/stand-ins/stripe/request/params.ts';
import { failForSentinel } from '#infra/local/stand-ins/stripe/sentinels.ts';

export const createBillingPortalSession = operation({
  method: 'POST',
  path: '/v1/billing_portal/sessions',
  params: z.strictObject({
    customer: id,
    return_url: link,
    flow_data: z.optional(flowParams),
    expand,
  }),
  run(work, params) {
    const customer = requireCustomer(work, params.customer, 'customer');
    failForSentinel(customer.email);
    return createPortalSession(work, {
      customer: customer.id,
      returnUrl: params.return_url,
      flow: params.flow_data ? readFlow(work, customer.id, params.flow_data) : null,
    });
  },
});
