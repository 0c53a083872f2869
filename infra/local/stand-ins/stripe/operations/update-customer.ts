import { changeCustomer, requireCustomer } from '#infra/local/stand-ins/stripe/billing/customers.ts';
import { mergedMetadata } from '#infra/local/stand-ins/stripe/request/metadata.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { customerParams } from './create-customer.ts';

export const updateCustomer = operation({
  method: 'POST',
  path: '/v1/customers/{id}',
  params: customerParams,
  run(work, params, id) {
    const before = requireCustomer(work, id);
    const { email, name, description, phone } = params;
    return changeCustomer(work, before, {
      ...(email !== undefined && { email: email || null }),
      ...(name !== undefined && { name: name || null }),
      ...(description !== undefined && { description: description || null }),
      ...(phone !== undefined && { phone: phone || null }),
      metadata: mergedMetadata(before.metadata, params.metadata),
    });
  },
});
