import { amountOf, toWire, type Amount } from '@fairhouse/money'
import { openPool, type Clock, type Log } from '#kit'
import { asStudio } from '#schema'
import { officeStore, type StoredWin } from './store.ts'

/** A win to report. Amounts as on the wire. */
export interface LargeWin extends Omit<StoredWin, 'stake' | 'win' | 'jackpotWin'> {
  stake: string
  win: string
  jackpotWin: string
}

/** A win is large if it includes a jackpot, or reaches a multiple of the stake or an amount. */
export interface WinFilter {
  from: Date
  to: Date
  times: number
  minWin?: Amount
}

export type Office = ReturnType<typeof openOffice>

const maxRows = 10_000
const wire = (units: string) => toWire(amountOf(BigInt(units)))

/** Commands of the operator, beside a running studio. */
export function openOffice(databaseUrl: string, { clock, log }: { clock: Clock; log: Log }) {
  const database = openPool(asStudio(databaseUrl), log)
  const store = officeStore(database)
  return {
    /**
     * Switches the pots of a code. Off: no new round contributes or wins; open rounds end normally.
     * On again, the pot is unchanged.
     */
    async switchPot(code: string, isOn: boolean, reason: string): Promise<void> {
      await store.switchPot({ code, isOn, reason, at: clock.now() })
    },
    /** Amounts in the pots of a code. */
    potsOf: async (code: string) =>
      (await store.pots(code)).map((pot) => ({ ...pot, amount: wire(pot.amount) })),
    async largeWins({ from, to, times, minWin }: WinFilter): Promise<LargeWin[]> {
      const rows = await store.largeWins({
        from,
        to,
        times,
        minWin: minWin ?? null,
        limit: maxRows,
      })
      return rows.map((row) => ({
        ...row,
        stake: wire(row.stake),
        win: wire(row.win),
        jackpotWin: wire(row.jackpotWin),
      }))
    },
    /** Approves a win. Returns whether this approver is on record; the first one stays. */
    approveWin: (round: string, approver: string) => store.approveWin(round, approver, clock.now()),
    close: () => database.close(),
  }
}
