import { parseArgs } from 'node:util'
import { createLog, StartError } from '@fairhouse/server'
import { housePots, openOffice } from '@fairhouse/studio'
import { endCommand, withDatabase } from './with-database.ts'

const usage =
  'Say which pot, on or off, and why: ' +
  'npm run fairhouse -- jackpot:switch --code lantern-pot --off --reason "meter is checked"'

/** Pauses a jackpot, so that it neither grows nor can be won, or resumes it. */
async function main() {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      reason: { type: 'string' },
      on: { type: 'boolean', default: false },
      off: { type: 'boolean', default: false },
    },
  })
  const { code, reason, on: isOn, off } = values
  if (!code || !reason || isOn === off) throw new StartError(usage)
  if (!housePots().includes(code)) throw new StartError(`There is no pot ${code} of ours.`)
  await withDatabase(async (config) => {
    const log = createLog(config.logLevel)
    const office = openOffice(config.databaseUrl, { clock: { now: () => new Date() }, log })
    try {
      await office.switchPot(code, isOn, reason)
      const pots = await office.potsOf(code)
      console.log(`${code}: ${isOn ? 'on' : 'off'}`)
      for (const pot of pots) console.log(`${pot.brand} ${pot.mode} ${pot.currency} ${pot.amount}`)
    } finally {
      await office.close()
    }
  })
}

endCommand(main())
