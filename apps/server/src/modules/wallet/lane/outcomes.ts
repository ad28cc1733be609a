import { amountOf, type Amount } from '@fairhouse/money'
import type { Outcome, Transfer } from '../rules.ts'

/** Parses the answer of the database function: four lines, with a word per transfer in order. */
export function outcomesOf(transfers: readonly Transfer[], answer: string): Outcome[] {
  const [refusals = [], balances = [], taken = [], known = []] = answer
    .split('\n')
    .map((line) => line.split(' '))
  if (balances.length !== transfers.length || refusals.length !== transfers.length) {
    throw new Error('the ledger did not answer for every transfer')
  }
  const again = new Set(known.map(Number))
  return transfers.map((transfer, index) => {
    const repeated = again.has(index + 1)
    const balance = amountOf(BigInt(balances[index] ?? ''))
    const refusal = refusals[index] ?? ''
    if (refusal !== '') return { repeated, balance, refusal }
    return { repeated, balance, refusal: undefined, taken: takenBy(transfer, taken[index] ?? '') }
  })
}

/** The amounts that each source of each posting gave. */
function takenBy({ postings }: Transfer, text: string): Amount[][] {
  if (postings.length === 0) return []
  const units = text.split(',')
  let next = 0
  return postings.map(({ from }) =>
    from.map(() => {
      next += 1
      return amountOf(BigInt(units[next - 1] ?? 0))
    }),
  )
}
