import { parseArgs } from 'node:util'
import { parseAmount } from '@fairhouse/money'
import { createLog, StartError, withContext, type Context } from '@fairhouse/server'
import { openOffice, type LargeWin, type Office } from '@fairhouse/studio'
import { endCommand, withDatabase } from './with-database.ts'

const usage =
  'Large wins of a time: npm run fairhouse -- large-wins [--from 2026-11-01] ' +
  '[--to 2026-12-01] [--times 250] [--least 50000000]; one that was looked at: ' +
  '--approve <round> --by <staff name>'

const dayMs = 86_400_000

/** Lists jackpots and large wins with their reviewer, or records a review. */
async function main() {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      times: { type: 'string', default: '250' },
      least: { type: 'string' },
      approve: { type: 'string' },
      by: { type: 'string' },
    },
  })
  const { approve, by } = values
  const now = new Date()
  const from = dateOf(values.from, new Date(now.getTime() - 30 * dayMs))
  const to = dateOf(values.to, now)
  const minWin = values.least === undefined ? undefined : parseAmount(values.least)
  const times = Number(values.times)
  if (!(times > 0) || (values.least !== undefined && minWin === undefined)) {
    throw new StartError(usage)
  }
  if ((approve === undefined) !== (by === undefined)) throw new StartError(usage)
  await withDatabase(async (config) => {
    const log = createLog(config.logLevel)
    const office = openOffice(config.databaseUrl, { clock: { now: () => new Date() }, log })
    try {
      if (approve !== undefined && by !== undefined) {
        await withContext(config, (context) => recordReview(context, office, approve, by))
        return
      }
      const wins = await office.largeWins({ from, to, times, ...(minWin && { minWin }) })
      console.log(['round', ...columns].join('\t'))
      for (const win of wins) console.log(lineOf(win))
    } finally {
      await office.close()
    }
  })
}

const columns = [
  'player',
  'brand',
  'game',
  'cycle',
  'stake',
  'win',
  'jackpot',
  'currency',
  'at',
  'approver',
]

const lineOf = (win: LargeWin) =>
  [
    win.round,
    win.playerId,
    win.brand,
    `${win.game} ${win.version}`,
    win.cycle,
    win.stake,
    win.win,
    win.jackpotWin,
    win.currency,
    win.at.toISOString(),
    win.approver ?? '-',
  ].join('\t')

/** Records the review under the staff member's name, also in the audit log. */
async function recordReview({ staff, audit }: Context, office: Office, round: string, by: string) {
  if (!/^[0-9a-f-]{36}$/.test(round)) throw new StartError(usage)
  if (!(await staff.isNameTaken(by))) throw new StartError(`There is no colleague ${by}.`)
  if (!(await office.approveWin(round, by))) {
    throw new StartError('There is no such round that is over, or somebody has approved it.')
  }
  await audit.record({
    actor: { kind: 'system', id: 'command' },
    action: 'win.approve',
    subject: { kind: 'round', id: round },
    after: { approver: by },
  })
  console.log(`${round}: approved by ${by}`)
}

function dateOf(text: string | undefined, defaultDate: Date): Date {
  if (text === undefined) return defaultDate
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new StartError(`${text} is no date.`)
  return date
}

endCommand(main())
