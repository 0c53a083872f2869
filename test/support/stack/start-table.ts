import { dynoxideBinary } from '#infra/local/dynoxide-binary.ts';
import { startDynamoDb } from '#infra/local/stand-ins/dynamodb/start.ts';
import { freePortBlock } from './free-ports.ts';

/** DynamoDB by itself, on a free port. */
export const startTable = async (dir: string) =>
  startDynamoDb({
    port: await freePortBlock(),
    dir,
    config: { program: dynoxideBinary(), onDeath: () => undefined },
  });
