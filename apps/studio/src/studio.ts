import type { FastifyInstance } from 'fastify'
import { createChains, createSeeds, type Chains } from '#fairness'
import type { Catalogue } from '#games'
import {
  createLocks,
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
import { handlersOf } from './calls.ts'
import { mountStudio } from './http.ts'

export interface StudioOptions {
  /** As the owner of the schema enters it. */
  databaseUrl: string
  /** What is kept at rest is locked under keys derived from it. */
  secret: string
  wallet: WalletClient
  catalogue: Catalogue
  clock: Clock
  random: Random
  log: Log
  /** For tests: hold every answer against its definition. */
  checkAnswers?: boolean
  /** How often rounds are looked for that nobody brings to their end; 0 for never. */
  sweepMs?: number
}

export interface Studio {
  /** Puts the studio's calls on an app that somebody else listens with. */
  mount(app: FastifyInstance): void
  /** Brings rounds to their end that nobody else does. */
  sweep(): Promise<void>
  /** Seeds of games that many play together. */
  chains: Chains
  ping(): Promise<void>
  /** No call is taken any more; those accepted are finished. */
  stopTaking(): void
  close(): Promise<void>
}

const usualSweepMs = 15_000

/** The in-house game vendor: it knows the operator by tickets and the vendor wallet alone. */
export async function createStudio(options: StudioOptions): Promise<Studio> {
  const { secret, wallet, catalogue, clock, log } = options
  const random = watchRandom(options.random, log)
  await prepareSchema(options.databaseUrl)
  const databaseUrl = asStudio(options.databaseUrl)
  const database = openPool(databaseUrl, log)
  const kit = { clock, random, log, database, wallet, locks: createLocks(secret, random) }
  const seeds = createSeeds(kit)
  const sessions = createSessions(kit)
  const pots = createPots(kit, catalogue)
  const rounds = createRounds(kit, { catalogue, seeds, pots }, databaseUrl)
  const handlers = handlersOf({ wallet, catalogue, sessions, rounds, pots })
  const sweeping = startSweeping(rounds.sweep, options.sweepMs ?? usualSweepMs, log)
  let closing = false
  return {
    mount: (app) =>
      mountStudio(app, {
        handlers,
        sessions,
        clock,
        log,
        checkAnswers: options.checkAnswers === true,
        closing: () => closing,
      }),
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
      await sweeping.stop()
      await rounds.close()
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
