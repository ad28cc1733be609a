import { randomUUID } from 'node:crypto'
import { loadConfig, withContext } from '@fairhouse/server'
import { addBetTable, bet, deposit } from './ledger-bets.ts'

/** Places bets of many members until the journal is long; prints a line of JSON per step. */
const [databaseUrl = '', maxRows = '5000000', step = '500000'] = process.argv.slice(2)
const callers = 256
const memberCount = 20_000

await withContext({ ...loadConfig({ WALLET_LANES: '2' }), databaseUrl }, async ({ wallet }) => {
  await addBetTable(databaseUrl)
  const members = Array.from({ length: memberCount }, () => randomUUID())
  await Promise.all(members.map((member) => wallet.transfer(deposit(member))))
  let rows = 0
  while (rows < Number(maxRows)) {
    const end = rows + Number(step)
    const startMs = performance.now()
    const play = async () => {
      while (rows < end) {
        rows += 1
        const { refusal } = await wallet.transfer(bet(members[(rows * 7919) % memberCount] ?? ''))
        if (refusal !== undefined) throw new Error(refusal)
      }
    }
    await Promise.all(Array.from({ length: callers }, play))
    const microseconds = ((performance.now() - startMs) * 1000) / Number(step)
    console.log(JSON.stringify({ rows, microseconds: Math.round(microseconds * 10) / 10 }))
  }
})
