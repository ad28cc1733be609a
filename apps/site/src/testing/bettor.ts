import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { loadConfig, withContext } from '@fairhouse/server'
import { betOf } from './bets.ts'

/** Bets without end for some members, telling what it asks for and what was acknowledged. */
const [databaseUrl = '', ...members] = process.argv.slice(2)
const tell = (line: string) => writeSync(1, `${line}\n`)

await withContext({ ...loadConfig({}), databaseUrl }, async ({ wallet }) => {
  const play = async (member: string) => {
    for (;;) {
      const id = randomUUID()
      tell(`ask ${id} ${member}`)
      const { refusal } = await wallet.transfer(betOf(id, member))
      tell(refusal === undefined ? `ack ${id}` : `no ${id} ${refusal}`)
    }
  }
  await Promise.all(members.map(play))
})
