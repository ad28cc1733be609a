import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { loadConfig, withContext } from '@fairhouse/server'
import { betOf } from './bets.ts'

/** Bets for some members until stopped; prints requested and acknowledged bets. */
const [databaseUrl = '', ...members] = process.argv.slice(2)
const print = (line: string) => writeSync(1, `${line}\n`)

await withContext({ ...loadConfig({}), databaseUrl }, async ({ wallet }) => {
  const play = async (member: string) => {
    for (;;) {
      const id = randomUUID()
      print(`ask ${id} ${member}`)
      const { refusal } = await wallet.transfer(betOf(id, member))
      print(refusal === undefined ? `ack ${id}` : `no ${id} ${refusal}`)
    }
  }
  await Promise.all(members.map(play))
})
