import { client } from '#functions/outside/table.ts';

/** Capacity that one call consumed. */
export interface Consumed {
  operation: string;
  requests: number;
  units: number;
}

type Capacity = { CapacityUnits?: number };

const name = 'consumed';

/**
 * Reports the consumption of every call of this process to `listener` until the returned function is called; one
 * listener at a time.
 */
export function onConsumed(listener: (consumed: Consumed) => void): () => void {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const tell = (metadata: { attempts?: number } | undefined, capacity: Capacity | Capacity[] = []) => {
        const units = [capacity].flat().reduce((sum, each) => sum + (each.CapacityUnits ?? 0), 0);
        listener({ operation: String(context.commandName), requests: metadata?.attempts ?? 1, units });
      };
      try {
        const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
        const output = answer.output as { ConsumedCapacity?: Capacity | Capacity[] };
        tell(answer.output.$metadata, output.ConsumedCapacity);
        return answer;
      } catch (error) {
        // a failed condition also costs a unit, but DynamoDB does not report it
        tell((error as { $metadata?: { attempts?: number } }).$metadata);
        throw error;
      }
    },
    { step: 'initialize', name },
  );
  return () => client.middlewareStack.remove(name);
}
