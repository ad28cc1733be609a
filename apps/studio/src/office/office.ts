import { amountOf, toWire, type Amount } from '@fairhouse/money'
import { openPool, type Clock, type Log } from '#kit'
import { asStudio } from '#schema'
import { officeStore, type StoredWin } from './store.ts'

/** A win that somebody has to account for. Amounts as they go over the wire. */
export interface LargeWin extends Omit<StoredWin, 'stake' | 'win' | 'jackpotWin'> {
  stake: string
  win: string
  jackpotWin: string
}

/** Which wins are large: those of a pot, of so many times the stake, or of so much money. */
export interface WinQuestion {
  from: Date
  to: Date
  times: number
  least?: Amount
}

export type Office = ReturnType<typeof openOffice>

const most = 10_000
const wire = (units: string) => toWire(amountOf(BigInt(units)))

/** What whoever runs the studio does by hand, beside a studio that runs. */
export function openOffice(databaseUrl: string, { clock, log }: { clock: Clock; log: Log }) {
  const database = openPool(asStudio(databaseUrl), log)
  const store = officeStore(database)
  return {
    /**
     * Off: no round begins any more that would fill the pot or win it; those that were begun end as
     * they would have. On again it is what it was, to the unit.
     */
    async switchPot(code: string, isOn: boolean, reason: string): Promise<void> {
      await store.switchPot({ code, isOn, reason, at: clock.now() })
    },
    /** What the pots of a code hold. */
    potsOf: async (code: string) =>
      (await store.pots(code)).map((pot) => ({ ...pot, amount: wire(pot.amount) })),
    async largeWins({ from, to, times, least }: WinQuestion): Promise<LargeWin[]> {
      const rows = await store.largeWins({ from, to, times, least: least ?? null, most })
      return rows.map((row) => ({
        ...row,
        stake: wire(row.stake),
        win: wire(row.win),
        jackpotWin: wire(row.jackpotWin),
      }))
    },
    /** Whether it is on record now, by this approver; the first who approves stays. */
    approveWin: (round: string, approver: string) => store.approveWin(round, approver, clock.now()),
    close: () => database.close(),
  }
}
