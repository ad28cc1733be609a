import { randomUUID } from 'node:crypto'
import { loadConfig, withContext } from '@fairhouse/server'
import { addBetTable, bet, deposit } from './ledger-bets.ts'

/** Callers that bet through the ledger of this process for some seconds. */
const [databaseUrl = '', callers = '1', lanes = '1', seconds = '5'] = process.argv.slice(2)

await withContext({ ...loadConfig({ WALLET_LANES: lanes }), databaseUrl }, async ({ wallet }) => {
  await addBetTable(databaseUrl)
  const members = Array.from({ length: Number(callers) }, () => randomUUID())
  await Promise.all(members.map((member) => wallet.transfer(deposit(member))))
  const times: number[] = []
  const playUntil = async (member: string, endMs: number) => {
    while (performance.now() < endMs) {
      const startMs = performance.now()
      const { refusal } = await wallet.transfer(bet(member))
      if (refusal !== undefined) throw new Error(refusal)
      times.push(performance.now() - startMs)
    }
  }
  const play = async (forSeconds: number) => {
    const endMs = performance.now() + forSeconds * 1000
    await Promise.all(members.map((member) => playUntil(member, endMs)))
  }
  await play(1)
  times.length = 0
  const startMs = performance.now()
  await play(Number(seconds))
  const perSecond = Math.round(times.length / ((performance.now() - startMs) / 1000))
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
  console.log(JSON.stringify({ perSecond, p99: Math.round(p99 * 10) / 10 }))
})
