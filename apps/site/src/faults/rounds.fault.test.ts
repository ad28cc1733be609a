import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig, withContext } from '@fairhouse/server'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#postgres'
import { temporaryFolder } from '../postgres/testing.ts'
import { devTicket } from '../testing/dev-ticket.ts'
import { eventually } from '../testing/eventually.ts'
import { gameClient, giveSeed, type GameClient } from '../testing/clients/game-client.ts'
import { startRelay, type Line, type Relay } from '../testing/relay.ts'
import { runSite, type SiteProcess } from '../testing/site-process.ts'

const game = 'lucky-orchard'

/** A process that can be killed and restarted. */
async function startKillable(start: () => SiteProcess) {
  let running = start()
  let address = await running.ready()
  return {
    address: () => address,
    async kill() {
      running.child.kill('SIGKILL')
      await running.ended
    },
    async again() {
      running = start()
      address = await running.ready()
    },
    async stop() {
      running.child.kill('SIGTERM')
      await running.ended
    },
  }
}

type Killable = Awaited<ReturnType<typeof startKillable>>

/** A player whose calls take the given lines in turn. */
async function enter(web: Killable, lines: readonly Relay[]) {
  const ticket = await devTicket(web.address(), game)
  let turn = 0
  const client = gameClient((path, init) => {
    turn += 1
    return fetch(new URL(path, lines[turn % lines.length]?.address), init)
  })
  const opened = await client.must('open', { ticket, game })
  client.session = opened.session
  await giveSeed(client, opened.seeds)
  return { client, opened }
}

const spin = () => ({ id: randomUUID(), step: 0, credit: '10', action: { type: 'spin' } })
type Spin = ReturnType<typeof spin>

/** Repeats a request as a client does, until it has an answer. */
async function callUntilAnswered(client: GameClient, request: Spin) {
  for (;;) {
    const answer = await client.call('act', request).catch(() => undefined)
    if (answer?.success) return answer.value
    if (answer && answer.code !== 'try_again') throw new Error(answer.code)
    await sleep(50)
  }
}

test('[INT-08] rounds cut by kill -9 or a network failure have the same result', async () => {
  using folder = temporaryFolder()
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path })
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'error', ROLES: 'web,jobs' }
  const web = await startKillable(() => runSite(folder.path, env))
  const other = await startKillable(() => runSite(folder.path, env))
  const toWeb = await startRelay(web.address)
  const toOther = await startRelay(other.address)
  const lines = [toWeb, toOther]
  try {
    const { client, opened } = await enter(web, lines)
    const spins: Spin[] = []
    const spinOverBrokenLine = async (line: Line) => {
      const request = spin()
      spins.push(request)
      const lost = () => lines.reduce((sum, relay) => sum + relay.lost(), 0)
      const before = lost()
      for (const relay of lines) relay.setLine(line)
      const answer = await client.call('act', request).catch(() => undefined)
      expect(answer?.success ?? false).toBe(false)
      await eventually(() => lost() > before)
      for (const relay of lines) relay.setLine('whole')
      const { round } = await callUntilAnswered(client, request)
      expect(round).toMatchObject({ id: request.id, state: 'settled' })
    }
    for (const line of ['cut', 'deaf', 'cut', 'deaf'] as const) await spinOverBrokenLine(line)
    const spinAndKill = async (process: Killable, afterMs: number) => {
      const request = spin()
      spins.push(request)
      const cut = client.call('act', request).catch(() => undefined)
      await sleep(afterMs)
      await process.kill()
      const firstAnswer = await cut
      await process.again()
      const { round } = await callUntilAnswered(client, request)
      expect(round).toMatchObject({ id: request.id, state: 'settled' })
      if (firstAnswer?.success) expect(firstAnswer.value.round.events).toEqual(round.events)
    }
    for (const afterMs of [0, 4, 8]) {
      for (const process of [web, other]) await spinAndKill(process, afterMs)
    }

    // The tab closes mid-round; the next one finds the round.
    const unfinished = spin()
    spins.push(unfinished)
    const tab = new AbortController()
    const url = new URL('/studio/v1/act', toOther.address)
    const bearer = `Bearer ${client.session ?? ''}`
    const headers = { 'content-type': 'application/json', authorization: bearer }
    const init = { method: 'POST', headers, body: JSON.stringify(unfinished), signal: tab.signal }
    const closing = fetch(url, init).catch(() => undefined)
    await sleep(15)
    tab.abort()
    await closing
    const next = await enter(web, lines)
    const { round } = await callUntilAnswered(next.client, unfinished)
    expect(round.state).toBe('settled')

    const { list } = await next.client.must('history', {})
    expect(list.map(({ id }) => id)).toEqual(spins.map(({ id }) => id).toReversed())
    const change = list.reduce((sum, { stake, win }) => sum + Number(win) - Number(stake), 0)
    const { balance } = await next.client.must('balance', {})
    expect(Number(balance)).toBe(Number(opened.balance) + change)
    await withContext({ ...loadConfig({}), databaseUrl: postgres.url }, async ({ wallet }) => {
      expect((await wallet.audit()).findings).toEqual([])
    })
  } finally {
    for (const relay of lines) await relay.stop()
    await other.stop()
    await web.stop()
    await postgres.stop()
  }
})
