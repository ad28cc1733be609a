import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig, withContext } from '@fairhouse/server'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#postgres'
import { ask, temporaryFolder } from '../postgres/testing.ts'
import { devTicket } from '../testing/dev-ticket.ts'
import { eventually } from '../testing/eventually.ts'
import { gameClient, giveSeed, type GameClient } from '../testing/clients/game-client.ts'
import { isFull } from '../testing/is-full.ts'
import { startRelay } from '../testing/relay.ts'
import { runSite } from '../testing/site-process.ts'

const outages = isFull ? 12 : 2
const game = 'lucky-orchard'
const counted = z.object({ count: z.number() })

async function enter(address: string): Promise<GameClient> {
  const ticket = await devTicket(address, game)
  const client = gameClient((path, init) => fetch(new URL(path, address), init))
  const opened = await client.must('open', { ticket, game })
  client.session = opened.session
  await giveSeed(client, opened.seeds)
  return client
}

/** Spins until stopped, repeating each spin until it has an answer; counts the answers. */
function keepSpinning(client: GameClient) {
  let isStopped = false
  const answered: string[] = []
  const spin = async () => {
    const request = { id: randomUUID(), step: 0, credit: '10', action: { type: 'spin' } }
    for (;;) {
      const answer = await client.call('act', request).catch(() => undefined)
      if (answer?.success) return answered.push(request.id)
      await sleep(50)
    }
  }
  const playing = (async () => {
    while (!isStopped) await spin()
  })()
  const stop = async () => {
    isStopped = true
    await playing
  }
  return { answered, stop }
}

test('reconnects after a database outage and loses nothing', async () => {
  using folder = temporaryFolder()
  let postgres = await startEmbeddedPostgres({ dataDir: folder.path })
  const relay = await startRelay(() => postgres.url)
  const through = new URL(postgres.url)
  through.port = new URL(relay.address).port
  const env = { DATABASE_URL: through.href, LOG_LEVEL: 'error' }
  const site = runSite(join(folder.path, 'site'), env)
  try {
    const client = await enter(await site.ready())
    const spins = keepSpinning(client)
    for (let outage = 0; outage < outages; outage += 1) {
      const before = spins.answered.length
      await eventually(() => spins.answered.length > before + 20)
      await ask(postgres.url, "SELECT graphile_worker.add_job('report.rank')")
      const pidFile = readFileSync(join(postgres.directory, 'postmaster.pid'), 'utf8')
      process.kill(Number.parseInt(pidFile, 10), 'SIGQUIT')
      await postgres.stop()
      await sleep(500 * outage)
      postgres = await startEmbeddedPostgres({ dataDir: folder.path })
    }
    const before = spins.answered.length
    await eventually(() => spins.answered.length > before + 20)
    await spins.stop()
    expect(site.child.exitCode, site.output()).toBeNull()

    await ask(postgres.url, "SELECT graphile_worker.add_job('report.rank', job_key => 'after')")
    const waiting = "SELECT 1 FROM graphile_worker.jobs WHERE key = 'after'"
    await eventually(async () => (await ask(postgres.url, waiting)).length === 0)
    const bets = 'SELECT count(*)::int AS count FROM report_bet'
    await eventually(async () => {
      const [row] = await ask(postgres.url, bets)
      return counted.parse(row).count >= spins.answered.length
    })
    const { list } = await client.must('history', {})
    expect(list[0]).toMatchObject({ id: spins.answered.at(-1), state: 'settled' })
    await withContext({ ...loadConfig({}), databaseUrl: postgres.url }, async ({ wallet }) => {
      expect((await wallet.audit()).findings).toEqual([])
    })
  } finally {
    site.child.kill('SIGTERM')
    await site.ended
    await relay.stop()
    await postgres.stop()
  }
})
