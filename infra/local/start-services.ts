import { MINUTE_MS } from '#shared/lib/time.ts';
import { localNow } from './clock.ts';
import { outsideServices, type ServiceEnv, type ServiceName } from './outside-services.ts';
import type { Schedule } from './schedules.ts';
import type { ServiceContext } from './service-config.ts';
import { Journal } from './stand-ins/kit/journal.ts';
import type { Command, StandIn } from './stand-ins/kit/stand-in.ts';
import { StartError } from './stand-ins/kit/start-error.ts';

type Service = (typeof outsideServices)[ServiceName];

interface Plan {
  name: ServiceName;
  service: Service;
  port: number;
  /** Its address if no stand-in is started for it. */
  elsewhere: string | undefined;
}

/** Decides which stand-ins are started and on which ports; the environment names the services that are elsewhere. */
export const planServices = (basePort: number, env: NodeJS.ProcessEnv): Plan[] =>
  Object.entries(outsideServices).map(([name, service]) => ({
    name: name as ServiceName,
    service,
    port: basePort + service.port,
    elsewhere: env[service.address] || undefined,
  }));

interface Running {
  name: ServiceName;
  endpoint: string;
  env: Record<string, string>;
  journal?: Journal;
  /** null for a service elsewhere */
  standIn: StandIn | null;
}

/**
 * Starts every stand-in of the plan.
 * @throws StartError when a variable of a service elsewhere is missing
 */
export async function startServices(plan: Plan[], dir: string, context: ServiceContext) {
  const running: Running[] = [];
  const stop = async (): Promise<void> => {
    for (const { standIn } of running.splice(0).reverse()) await standIn?.stop();
  };
  try {
    for (const each of plan) running.push(each.elsewhere ? runningElsewhere(each) : await start(each, dir, context));
  } catch (error) {
    await stop();
    throw error;
  }
  const all = <T>(entriesOf: (service: Running) => [string, T][]): Record<string, T> =>
    Object.fromEntries(running.flatMap(entriesOf));
  return {
    endpoints: all(({ name, endpoint }) => [[name, endpoint]]) as Record<ServiceName, string>,
    env: all(({ env }) => Object.entries(env)) as ServiceEnv,
    /** The running stand-ins, for the control port. */
    journals: all(({ name, journal }) => (journal ? [[name, journal]] : [])),
    commands: all(({ name, standIn }) =>
      Object.entries<Command>(standIn?.control ?? {}).map(([command, run]) => [`${name}/${command}`, run]),
    ),
    schedules: all<Schedule>(({ name, standIn }) =>
      standIn?.tick ? [[`${name}-clock`, { everyMs: MINUTE_MS, run: standIn.tick }]] : [],
    ),
    stop,
  };
}

async function start({ name, service, port }: Plan, dir: string, context: ServiceContext): Promise<Running> {
  const journal = new Journal();
  const standIn = await service.start(context, { port, dir, clock: localNow, journal });
  const { env, missing } = envOf(service, standIn.endpoint, standIn.env);
  if (missing.length > 0) throw new Error(`the ${name} stand-in does not tell ${missing.join(', ')}`);
  return { name, endpoint: standIn.endpoint, env, standIn, ...(service.hasJournal !== false && { journal }) };
}

function runningElsewhere({ name, service, elsewhere }: Plan): Running {
  const endpoint = String(elsewhere);
  const { env, missing } = envOf(service, endpoint, process.env);
  if (missing.length > 0)
    throw new StartError(`${service.address} replaces the ${service.title} stand-in: set ${missing.join(', ')}, too.`);
  return { name, endpoint, env, standIn: null };
}

function envOf(service: Service, endpoint: string, values: NodeJS.ProcessEnv) {
  const names: readonly string[] = service.env;
  const missing = names.filter((name) => !values[name]);
  const entries = names.map((name) => [name, values[name] ?? '']);
  const env: Record<string, string> = { ...Object.fromEntries(entries), [service.address]: endpoint };
  return { env, missing };
}
