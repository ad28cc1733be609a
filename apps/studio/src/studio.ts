import type { FastifyInstance } from 'fastify'
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
import { createPots } from '#pots'
import { createRounds } from '#rounds'
import { asStudio, prepareSchema } from '#schema'
import { createSessions } from '#sessions'
import { createStudioSocket, type StudioSocket } from '#socket'
import { handlersOf } from './calls.ts'
import { mountStudio } from './http.ts'
import { createPerformer } from './perform.ts'
import { createRateLimit } from './rate-limit.ts'

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
  /** Interval of the sweep for unfinished rounds; 0 for never. */
  sweepMs?: number
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
  ping(): Promise<void>
  /** Refuses new calls; accepted calls are finished. */
  stopTaking(): void
  close(): Promise<void>
}

const usualSweepMs = 15_000

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
  const handlers = handlersOf({ wallet, catalogue, sessions, rounds, pots })
  const sweeping = startSweeping(rounds.sweep, options.sweepMs ?? usualSweepMs, log)
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
    sweep: rounds.sweep,
    chains: createChains(kit),
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
      await database.close()
    },
  }
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
