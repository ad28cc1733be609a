import { openBus, type Bus } from '#platform/bus'
import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import { openCountries, type CountryOf } from '#platform/country'
import { asServerRole, openDatabase, requireDatabase, type Database } from '#platform/database'
import type { Log } from '#platform/log'
import { createMetrics, type Metrics } from '#platform/metrics'
import { joinNodes, type Nodes } from '#platform/nodes'
import { createOutgoing, ownServices, type Outgoing } from '#platform/outgoing'
import { createRandom, type Random } from '#platform/random'
import { createRate, type Rate } from '#platform/rate'
import { createSecrets, type Secrets } from '#platform/secrets'
import { createTransport, type Transport } from '#platform/transport'

/** Services that all modules use, opened once and closed in reverse order. */
export interface Kit {
  config: Config
  clock: Clock
  random: Random
  log: Log
  metrics: Metrics
  secrets: Secrets
  database: Database
  bus: Bus
  nodes: Nodes
  rate: Rate
  transport: Transport
  outgoing: Outgoing
  countryOf: CountryOf
  version: string
  close(): Promise<void>
}

export interface KitOptions {
  config: Config & { databaseUrl: string }
  clock: Clock
  log: Log
  version: string
  /** Called with an owner connection before the server connects with its own role. */
  prepare(database: Database): Promise<void>
}

export async function openKit({ config, clock, log, version, prepare }: KitOptions): Promise<Kit> {
  const random = createRandom(clock)
  const secrets = createSecrets(config.appSecret, random)
  const { databaseUrl: url, databasePool: poolSize } = config
  await withOwner(openDatabase({ url, poolSize: 2, log }), prepare)
  const database = openDatabase({ url: asServerRole(url), poolSize, log })
  const closers: (() => Promise<void>)[] = [() => database.close()]
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  try {
    const bus = await openBus({ database, random, log })
    closers.push(() => bus.close())
    const nodes = await joinNodes({ database, bus, random, log })
    closers.push(() => nodes.close())
    const rate = createRate({ database, clock, nodes })
    const transport = await createTransport({ database, secrets, random, clock })
    const metrics = createMetrics()
    const outgoing = createOutgoing({ allow: allowedHosts(config), log })
    const kit = { config, clock, random, log, metrics, secrets, database, bus, nodes }
    return { ...kit, rate, transport, outgoing, countryOf: openCountries(), version, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Hosts allowed by OUTGOING_ALLOW, and the configured services on this machine. */
function allowedHosts(config: Config): string[] {
  const { google, facebook } = config.social
  const services = [
    config.sandboxGateway,
    config.sms?.url,
    config.email?.url,
    config.phoneProvider?.jwks,
    config.bucket?.url,
    google?.issuer,
    facebook?.tokenUrl,
    facebook?.userinfoUrl,
  ]
  return [...config.outgoingAllow, ...ownServices(services)]
}

async function withOwner(database: Database, prepare: KitOptions['prepare']) {
  try {
    await requireDatabase(database)
    await prepare(database)
  } finally {
    await database.close()
  }
}
