import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { loadConfig, withContext } from '@fairhouse/server'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#postgres'
import { temporaryFolder } from '../postgres/testing.ts'
import { betOf, depositOf, stakeUnits } from '../testing/bets.ts'

const bettor = fileURLToPath(new URL('../../../../dist/site/testing/bettor.js', import.meta.url))
const kills = Number(process.env.LEDGER_KILLS ?? 20)
const stops = Number(process.env.LEDGER_STOPS ?? 5)
const depositUnits = 10n ** 12n
const members = Array.from({ length: 16 }, () => randomUUID())

/** Requested bets and whether they were acknowledged. */
type RequestedBets = Map<string, { member: string; acknowledged: boolean }>

/** Lets a bettor reach a number of acknowledged bets, injects the fault, and waits for its exit. */
async function betUntil(
  url: string,
  requested: RequestedBets,
  bets: number,
  injectFault: (pid: number) => void,
) {
  const child = spawn(process.execPath, [bettor, url, ...members], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('latin1')))
  const ended = new Promise((resolve) => child.once('close', resolve))
  while (output.split('ack').length <= bets) await sleep(5)
  injectFault(child.pid ?? 0)
  await ended
  for (const line of output.split('\n')) {
    const [word, id = '', member = ''] = line.split(' ')
    if (word === 'ask' && member.length === 36) requested.set(id, { member, acknowledged: false })
    const bet = requested.get(id)
    if (word === 'ack' && bet) bet.acknowledged = true
    expect(word, line).not.toBe('no')
  }
}

/** Repeats all bets without an answer, then compares the ledger with the requests. */
async function settle(url: string, requested: RequestedBets) {
  const config = { ...loadConfig({}), databaseUrl: url }
  await withContext(config, async ({ kit, wallet }) => {
    const again = [...requested].map(async ([id, { member, acknowledged }]) => {
      const outcome = await wallet.transfer(betOf(id, member))
      expect(outcome.refusal).toBeUndefined()
      if (acknowledged) expect(outcome.repeated, `${id} was lost`).toBe(true)
    })
    await Promise.all(again)
    expect((await wallet.audit()).findings).toEqual([])
    const { rows } = await kit.database.pool.query<{ balance: string }>(
      "SELECT balance FROM wallet_account WHERE address LIKE 'member/%'",
    )
    const balanceSum = rows.reduce((sum, { balance }) => sum + BigInt(balance), 0n)
    expect(balanceSum).toBe(
      depositUnits * BigInt(members.length) - stakeUnits * BigInt(requested.size),
    )
  })
}

async function fund(url: string) {
  await withContext({ ...loadConfig({}), databaseUrl: url }, async ({ wallet }) => {
    const deposits = members.map((member) => depositOf(randomUUID(), member, depositUnits))
    await Promise.all(deposits.map(wallet.transfer))
  })
}

/** Differs per round, so that the fault meets batches at different points. */
const betsBefore = (round: number) => 20 + ((round * 61) % 180)

test(`${kills} kills, ${stops} stops of the database under load: nothing lost`, async () => {
  using folder = temporaryFolder()
  let postgres = await startEmbeddedPostgres({ dataDir: folder.path })
  const requested: RequestedBets = new Map()
  try {
    await fund(postgres.url)
    for (let kill = 1; kill <= kills; kill += 1) {
      await betUntil(postgres.url, requested, betsBefore(kill), (pid) =>
        process.kill(pid, 'SIGKILL'),
      )
    }
    for (let stop = 1; stop <= stops; stop += 1) {
      const pidFile = readFileSync(join(postgres.directory, 'postmaster.pid'), 'utf8')
      await betUntil(postgres.url, requested, betsBefore(stop), () =>
        process.kill(Number.parseInt(pidFile, 10), 'SIGQUIT'),
      )
      await postgres.stop()
      postgres = await startEmbeddedPostgres({ dataDir: folder.path })
    }
    await settle(postgres.url, requested)
    const acknowledged = [...requested.values()].filter((bet) => bet.acknowledged).length
    console.log(`${kills} kills, ${stops} stops, ${acknowledged} acknowledged, 0 lost`)
    expect(acknowledged).toBeGreaterThanOrEqual(20 * (kills + stops))
  } finally {
    await postgres.stop()
  }
}, 3_600_000)
