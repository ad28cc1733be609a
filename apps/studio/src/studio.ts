import type { FastifyInstance } from 'fastify'
import { createEvents, type EventGame, type Events } from '#events'
import { createChains, createSeeds, type Chains } from '#fairness'
import type { Catalogue } from '#games'
import {
  createEncryption,
  openPool,
  watchRandom,
  type Clock,
  type Log,
  type Random,
  type WalletClient,
} from '#kit'
import { lotteryEventGames } from '#lotteries'
import { createPots } from '#pots'
import { createRounds } from '#rounds'
import { asStudio, prepareSchema } from '#schema'
import { createSessions } from '#sessions'
import { createStudioSocket, type StudioSocket } from '#socket'
import { handlersOf } from './calls.ts'
import { mountStudio } from './http.ts'
import { createPerformer } from './perform.ts'
import { createRateLimit } from './rate-limit.ts'
import { lotteryHandlersOf } from './lottery-calls.ts'

export interface StudioOptions {
  /** Connects as the owner of the schema. */
  databaseUrl: string
  /** Keys for encryption at rest are derived from it. */
  secret: string
  wallet: WalletClient
  catalogue: Catalogue
  clock: Clock
  random: Random
  log: Log
  /** For tests: validates every answer against its schema. */
  checkAnswers?: boolean
  /** Interval of the sweep for unfinished rounds; 0 for never, as of the draws. */
  sweepMs?: number
  /** The games with events; all lotteries if omitted. */
  eventGames?: readonly EventGame[]
}

export interface Studio {
  /** Mounts the studio's calls on an app that the caller listens with. */
  mount(app: FastifyInstance): void
  /** The same calls over WebSockets. */
  socket: StudioSocket
  /** Ends rounds that nobody else ends. */
  sweep(): Promise<void>
  /** Seeds of games with many players. */
  chains: Chains
  /** Games with events that many players bet on. */
  events: Events
  ping(): Promise<void>
  /** Refuses new calls; accepted calls are finished. */
  stopTaking(): void
  close(): Promise<void>
}

const usualSweepMs = 15_000
/** How often due draws are looked for. */
const drawMs = 1000

/**
 * Creates the in-house game provider. It reaches the operator only by tickets and the wallet API.
 */
export async function createStudio(options: StudioOptions): Promise<Studio> {
  const { secret, wallet, catalogue, clock, log } = options
  const random = watchRandom(options.random, log)
  await prepareSchema(options.databaseUrl)
  const databaseUrl = asStudio(options.databaseUrl)
  const database = openPool(databaseUrl, log)
  const kit = { clock, random, log, database, wallet, encryption: createEncryption(secret, random) }
  const seeds = createSeeds(kit)
  const sessions = createSessions(kit)
  const pots = createPots(kit, catalogue)
  const rounds = createRounds(kit, { catalogue, seeds, pots })
  const events = createEvents(kit, options.eventGames ?? lotteryEventGames())
  const handlers = {
    ...handlersOf({ wallet, catalogue, sessions, rounds, pots }),
    ...lotteryHandlersOf({ wallet, sessions, rounds, events }),
  }
  const sweepMs = options.sweepMs ?? usualSweepMs
  const sweep = async () => {
    await rounds.sweep()
    await events.sweep()
  }
  const sweeping = startSweeping(sweep, sweepMs, log)
  const drawing = startSweeping(() => drawAll(events), sweepMs > 0 ? drawMs : 0, log)
  let closing = false
  const performer = createPerformer({
    handlers,
    sessions,
    rateLimit: createRateLimit(clock),
    checkAnswers: options.checkAnswers === true,
    closing: () => closing,
  })
  const socket = createStudioSocket(performer, log)
  return {
    mount: (app) => mountStudio(app, performer, log),
    socket,
    sweep,
    chains: createChains(kit),
    events,
    async ping(): Promise<void> {
      await database.pool.query('SELECT 1')
    },
    stopTaking: () => {
      closing = true
    },
    async close(): Promise<void> {
      closing = true
      await socket.close()
      await sweeping.stop()
      await drawing.stop()
      await events.release().catch((error: unknown) => {
        log.warn({ err: error }, 'the leases of games run out by themselves')
      })
      await database.close()
    },
  }
}

async function drawAll(events: Events): Promise<void> {
  while (await events.tick());
}

function startSweeping(sweep: () => Promise<void>, everyMs: number, log: Log) {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= sweep()
      .catch((error: unknown) => log.error({ err: error }, 'the studio could not sweep'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = everyMs > 0 ? setInterval(run, everyMs) : undefined
  timer?.unref()
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
