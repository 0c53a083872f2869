/** DynamoDB: the only module that uses it. Callers see plain objects, three errors and no SDK. */
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { AppError } from '#shared/lib/errors.ts';
import { env } from './env.ts';
import type { TableAction } from './needs.ts';
import { isOutage, unavailable } from './outage.ts';
import { AnsweredRetryStrategy } from './retry.ts';
import { exercise } from './rights.ts';

export type Item = Record<string, unknown>;
export type Key = { pk: string; sk: string };

export interface Condition {
  expression: string;
  names?: Record<string, string>;
  values?: Item;
}

/** A condition did not hold; `items` are the rows as they were, by position of the write, where there was one. */
export class ConditionFailed extends Error {
  readonly items: (Item | undefined)[];
  constructor(items: (Item | undefined)[]) {
    super('a condition of a write did not hold');
    this.name = 'ConditionFailed';
    this.items = items;
  }
}

/** Another writer held the row at that moment; nothing was decided, so try again. */
export class WriteConflict extends AppError {
  constructor() {
    super('UNAVAILABLE', 'The same is being changed from elsewhere. Please try again.', { retryAfterSeconds: 1 });
    this.name = 'WriteConflict';
  }
}

// three attempts of at most 1 s to connect and 2.2 s to answer stay within the 9 s of an outage (G21)
const MAX_ATTEMPTS = 3;
/** before the second attempt, as the SDK sets it for DynamoDB */
const RETRY_DELAY_MS = 25;
const CONNECT_TIMEOUT_MS = 1000;
export const ANSWER_TIMEOUT_MS = 2200;

function connect(): DynamoDBDocumentClient {
  const plain = new DynamoDBClient({
    maxAttempts: MAX_ATTEMPTS,
    retryStrategy: new AnsweredRetryStrategy({ maxAttempts: MAX_ATTEMPTS, baseDelay: RETRY_DELAY_MS }),
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: ANSWER_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  });
  plain.middlewareStack.add(
    (next, context) => (args) => {
      for (const action of actionsOf(String(context.commandName), args.input)) exercise(`table:${action}`);
      return next(args);
    },
    { step: 'initialize', name: 'exercise' },
  );
  return DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
}

// created at init, where the processor is not throttled; the address is read on the first call
export const client = connect();

/** A transaction needs no right of its own, only those of its parts. */
function actionsOf(commandName: string, input: object): TableAction[] {
  if (!('TransactItems' in input)) return [commandName.replace(/Command$/, '') as TableAction];
  const actions = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', ConditionCheck: 'ConditionCheckItem' };
  return (input.TransactItems as object[]).map(
    (part) => actions[Object.keys(part)[0] as keyof typeof actions] as TableAction,
  );
}

/** Translates the SDK's errors: a failed condition, a conflict, an outage; anything else is a bug. */
function translate(error: unknown): unknown {
  // lib-dynamodb leaves the row of a failed condition in wire format
  if (error instanceof ConditionalCheckFailedException)
    return new ConditionFailed([error.Item && unmarshall(error.Item)]);
  if (error instanceof TransactionCanceledException) {
    const reasons = error.CancellationReasons ?? [];
    if (reasons.some((reason) => reason.Code === 'ConditionalCheckFailed'))
      return new ConditionFailed(reasons.map((reason) => reason.Item && unmarshall(reason.Item)));
    if (reasons.some((reason) => reason.Code === 'TransactionConflict')) return new WriteConflict();
    if (reasons.some((reason) => /Throttling|Throughput/.test(reason.Code ?? ''))) return outage();
    return error;
  }
  if ((error as Error).name === 'TransactionConflictException') return new WriteConflict();
  return isOutage(error) ? outage() : error;
}

const outage = () => unavailable('The service cannot be reached', 1);

async function ask<T>(work: (documents: DynamoDBDocumentClient) => Promise<T>): Promise<T> {
  try {
    return await work(client);
  } catch (error) {
    throw translate(error);
  }
}

const guard = (condition: Condition | undefined) =>
  condition && {
    ConditionExpression: condition.expression,
    ...(Object.keys(condition.names ?? {}).length > 0 && { ExpressionAttributeNames: condition.names }),
    ...(condition.values && { ExpressionAttributeValues: condition.values }),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };

/** Half a read unit per 4 kB; `consistent` costs twice that and sees every acknowledged write. */
export const getItem = (Key: Key, { consistent = false } = {}): Promise<Item | undefined> =>
  ask(async (documents) => {
    const answer = await documents.send(new GetCommand({ TableName: env.TABLE_NAME, Key, ConsistentRead: consistent }));
    return answer.Item;
  });

/** Several rows in one consistent request; undefined for those that do not exist. */
export const getItems = (Keys: Key[]): Promise<(Item | undefined)[]> =>
  ask(async (documents) => {
    const RequestItems = { [env.TABLE_NAME]: { Keys, ConsistentRead: true } };
    const { Responses, UnprocessedKeys = {} } = await documents.send(new BatchGetCommand({ RequestItems }));
    // DynamoDB returns unprocessed keys when it is throttled
    if (Object.keys(UnprocessedKeys).length > 0) throw outage();
    const items = Responses?.[env.TABLE_NAME] ?? [];
    return Keys.map(({ pk, sk }) => items.find((item) => item.pk === pk && item.sk === sk));
  });

/** @throws ConditionFailed with the row as it was */
export const putItem = (item: Item & Key, condition?: Condition): Promise<void> =>
  ask(async (documents) => {
    await documents.send(new PutCommand({ TableName: env.TABLE_NAME, Item: item, ...guard(condition) }));
  });

/** @throws ConditionFailed with the row as it was */
export const deleteItem = (Key: Key, condition: Condition): Promise<void> =>
  ask(async (documents) => {
    await documents.send(new DeleteCommand({ TableName: env.TABLE_NAME, Key, ...guard(condition) }));
  });

/**
 * Changes one row and returns it as changed.
 * @throws ConditionFailed with the row as it was
 */
export const updateItem = (Key: Key, change: string, condition: Condition): Promise<Item> =>
  ask(async (documents) => {
    const answer = await documents.send(
      new UpdateCommand({
        TableName: env.TABLE_NAME,
        Key,
        UpdateExpression: change,
        ...guard(condition),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return answer.Attributes as Item;
  });

/** Whether a conditional write was made: false if its condition did not hold. */
export async function wasWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** One part of a transaction: put, update, delete, or only check a row. */
export type Write =
  | { put: Item & Key; condition?: Condition }
  | { update: Key; change: string; condition: Condition }
  | { delete: Key }
  | { check: Key; condition: Condition };

/** Writes all rows or none; the SDK's token makes a retry after a lost answer harmless. */
export const writeTogether = (writes: Write[]): Promise<void> =>
  ask(async (documents) => {
    const TableName = env.TABLE_NAME;
    await documents.send(
      new TransactWriteCommand({
        TransactItems: writes.map((write) => {
          if ('put' in write) return { Put: { TableName, Item: write.put, ...guard(write.condition) } };
          if ('delete' in write) return { Delete: { TableName, Key: write.delete } };
          if ('check' in write)
            return {
              ConditionCheck: {
                TableName,
                Key: write.check,
                ...guard(write.condition),
                ConditionExpression: write.condition.expression,
              },
            };
          const { update, change, condition } = write;
          return { Update: { TableName, Key: update, UpdateExpression: change, ...guard(condition) } };
        }),
      }),
    );
  });

/** One page of a partition between two sort keys, last first: at most `limit` rows, without a cursor to continue. */
export const queryLast = (pk: string, from: string, to: string, limit: number): Promise<Item[]> =>
  ask(async (documents) => {
    const answer = await documents.send(
      new QueryCommand({
        TableName: env.TABLE_NAME,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ScanIndexForward: false,
        Limit: limit,
        ConsistentRead: true,
      }),
    );
    return answer.Items ?? [];
  });

/** A page of a partition, last first, starting below `after`; null starts from the last row. */
export async function queryAfter(pk: string, after: string | null, limit: number): Promise<Item[]> {
  const items = await queryLast(pk, ' ', after ?? '~', limit + 1);
  return items.filter(({ sk }) => sk !== after);
}
