import { amountOf, splitByWeights, sum, type Amount } from '@fairhouse/money'
import type { Account } from './chart.ts'
import { contentOf, type Outcome, type Posting, type Transfer } from './rules.ts'

interface Move {
  address: string
  amount: bigint
}

interface Known {
  content: string
  isVoid: boolean
  outcome: Outcome
  moves: Move[]
}

/** A plain model of transfers, to compare the ledger with. */
export class Model {
  balances = new Map<string, bigint>()
  readonly #overdraw = new Set<string>()
  readonly #known = new Map<string, Known>()
  readonly #reversed = new Set<string>()

  transfer(transfer: Transfer): Outcome {
    const known = this.#known.get(transfer.id)
    const content = contentOf(transfer)
    const isVoid = transfer.isVoid === true
    if (known && (known.content === content || known.isVoid || isVoid)) {
      return { ...again(known.outcome, transfer), repeated: true }
    }
    const balance = () => this.#sum(transfer.balanceOf ?? [])
    if (known) return { repeated: true, balance: balance(), refusal: 'id_conflict' }
    const decided = isVoid ? 'rolled_back' : this.#decide(transfer.postings)
    const outcome: Outcome =
      typeof decided === 'string'
        ? { repeated: false, balance: balance(), refusal: decided }
        : { repeated: false, balance: balance(), refusal: undefined, taken: decided.taken }
    const moves = typeof decided === 'string' ? [] : decided.moves
    this.#known.set(transfer.id, { content, isVoid, outcome, moves })
    return outcome
  }

  isAccepted(id: string): boolean {
    const known = this.#known.get(id)
    return known !== undefined && known.outcome.refusal === undefined
  }

  /** Reverses every move, unless a player no longer has the money. */
  reverse(id: string): string | undefined {
    if (this.#reversed.has(id)) return 'already_reversed'
    const next = new Map(this.balances)
    for (const group of groupsOf(this.#known.get(id)?.moves ?? [])) {
      for (const { address, amount } of group) {
        next.set(address, (next.get(address) ?? 0n) - amount)
      }
      const isShort = ([address, left]: [string, bigint]) =>
        left < 0n && !this.#overdraw.has(address)
      if ([...next].some(isShort)) return 'insufficient_funds'
    }
    this.balances = next
    this.#reversed.add(id)
    return undefined
  }

  #sum(accounts: readonly Account[]): Amount {
    return sum(accounts.map(({ address }) => amountOf(this.balances.get(address) ?? 0n)))
  }

  #decide(postings: readonly Posting[]): { taken: Amount[][]; moves: Move[] } | string {
    const next = new Map(this.balances)
    const moves: Move[] = []
    const move = (address: string, amount: bigint) => {
      if (amount === 0n) return
      next.set(address, (next.get(address) ?? 0n) + amount)
      moves.push({ address, amount })
    }
    const taken: Amount[][] = []
    for (const { from, to, amount } of postings) {
      let left: bigint = amount
      const gave = from.map(({ address, mayOverdraw }) => {
        if (mayOverdraw) this.#overdraw.add(address)
        const has = next.get(address) ?? 0n
        const take = mayOverdraw || has > left ? left : has
        move(address, -take)
        left -= take
        return amountOf(take)
      })
      if (left > 0n) return 'insufficient_funds'
      taken.push(gave)
      if ('backTo' in to) {
        const shares = splitByWeights(amount, taken[to.backTo] ?? [])
        for (const [place, share] of shares.entries()) {
          move(postings[to.backTo]?.from[place]?.address ?? '', share)
        }
      } else {
        if (to.mayOverdraw) this.#overdraw.add(to.address)
        move(to.address, amount)
      }
    }
    this.balances = next
    return { taken, moves }
  }
}

/** Only the original request tells how to read the amounts taken. */
function again(outcome: Outcome, { postings }: Transfer): Outcome {
  if (outcome.refusal !== undefined) return outcome
  return postings.length === 0 ? { ...outcome, taken: [] } : outcome
}

/** Moves of one posting: money out, then money in. */
function groupsOf(moves: readonly Move[]): Move[][] {
  const groups: Move[][] = []
  let total = 0n
  for (const move of moves) {
    if (total === 0n) groups.push([])
    groups.at(-1)?.push(move)
    total += move.amount
  }
  return groups
}
