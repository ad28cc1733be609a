import { amountOf, type Amount } from '@fairhouse/money'
import type { Outcome, Transfer } from './rules.ts'

/** The lines that the database function answers, one for each transfer in order. */
export function outcomesOf(transfers: readonly Transfer[], answer: string): Outcome[] {
  const lines = answer.split('\n')
  return transfers.map((transfer, index) => {
    const [state = '', order, units = '', taken = ''] = (lines[index] ?? '').split(' ')
    if (state === '') throw new Error('the ledger did not answer for a transfer')
    const repeated = order === 'again'
    const balance = amountOf(BigInt(units))
    if (state !== 'accepted') return { repeated, balance, refusal: state }
    return { repeated, balance, refusal: undefined, taken: takenBy(transfer, taken) }
  })
}

/** What each source of each posting gave. */
function takenBy({ postings }: Transfer, text: string): Amount[][] {
  const units = text.split(',')
  let next = 0
  return postings.map(({ from }) =>
    from.map(() => {
      next += 1
      return amountOf(BigInt(units[next - 1] ?? 0))
    }),
  )
}
