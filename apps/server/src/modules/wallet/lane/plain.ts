import type { Account } from '../chart.ts'
import {
  accountsOf,
  type Guard,
  type MemberCounter,
  type Posting,
  type Transfer,
} from '../rules.ts'

/**
 * A transfer that the set-based function decides: one member, whose cash and bonus move to and from
 * one house account.
 */
export interface PlainTransfer {
  /** One of the member's accounts. */
  account: Account
  house: Account | undefined
  stake: bigint
  /** Bonus pays what cash does not cover. */
  fromBonus: boolean
  winCash: bigint
  winBonus: bigint
  /** A win in proportion to what cash and bonus gave. */
  winBack: bigint
  /** Which balances are asked for. */
  sums: readonly ('cash' | 'bonus')[]
  counters: ReadonlyMap<MemberCounter, Guard>
  guards: readonly Guard[]
}

/** Undefined if the transfer has another shape: then it is decided on its own. */
export function plainOf(transfer: Transfer): PlainTransfer | undefined {
  const account = accountsOf(transfer).find(({ owner }) => owner !== undefined)
  if (account?.owner === undefined || transfer.isVoid) return undefined
  const money = moneyOf(transfer.postings)
  const guards = guardsOf(transfer.guards ?? [], account.owner)
  const sums = (transfer.balanceOf ?? []).map(fundOf)
  if (!money || !guards || !isDefined(sums)) return undefined
  return { account, ...money, ...guards, sums }
}

type Money = Pick<
  PlainTransfer,
  'house' | 'stake' | 'fromBonus' | 'winCash' | 'winBonus' | 'winBack'
>

/** A stake, then wins in the order cash, bonus, in proportion; each at most once. */
function moneyOf(postings: readonly Posting[]): Money | undefined {
  const money = { stake: 0n, fromBonus: false, winCash: 0n, winBonus: 0n, winBack: 0n }
  let house: Account | undefined
  let last = 0
  for (const posting of postings) {
    const step = stepOf(posting)
    if (!step || step.order <= last) return undefined
    if (step.name === 'winBack' && money.stake === 0n) return undefined
    if (house && house.address !== step.house.address) return undefined
    last = step.order
    ;({ house } = step)
    money[step.name] = posting.amount
    if (step.name === 'stake') money.fromBonus = posting.from.length > 1
  }
  return { ...money, house }
}

function stepOf({ from, to }: Posting) {
  const [first, second] = from
  if (!first) return undefined
  if (first.owner !== undefined) {
    const isStake = fundOf(first) === 'cash' && (!second || fundOf(second) === 'bonus')
    if (!isStake || from.length > 2 || 'backTo' in to || !isHouse(to)) return undefined
    return { name: 'stake', order: 1, house: to } as const
  }
  if (second || !isHouse(first)) return undefined
  if ('backTo' in to) {
    return to.backTo === 0 ? ({ name: 'winBack', order: 4, house: first } as const) : undefined
  }
  const fund = fundOf(to)
  if (fund === 'cash') return { name: 'winCash', order: 2, house: first } as const
  return fund === 'bonus' ? ({ name: 'winBonus', order: 3, house: first } as const) : undefined
}

const isHouse = ({ owner, mayOverdraw }: Account) => owner === undefined && mayOverdraw

/** Play money is the cash of its own journal. */
function fundOf({ kind }: Account): 'cash' | 'bonus' | undefined {
  if (kind === 'cash' || kind === 'trial') return 'cash'
  return kind === 'bonus' ? 'bonus' : undefined
}

const isDefined = <T>(list: readonly (T | undefined)[]): list is T[] => !list.includes(undefined)

/** LIST of the counters that a plain transfer may add to. */
const added: ReadonlySet<MemberCounter> = new Set<MemberCounter>(['staked', 'lost'])

function guardsOf(all: readonly Guard[], memberId: string) {
  const counters = new Map<MemberCounter, Guard>()
  const guards: Guard[] = []
  for (const guard of all) {
    const { counter, add, need = add } = guard
    if (guard.shared) return undefined
    if (!counter) {
      guards.push(guard)
      continue
    }
    const isFixed = add === 0n && need === 0n
    if (counter.memberId !== memberId || !(isFixed || added.has(counter.name))) return undefined
    counters.set(counter.name, guard)
  }
  return { counters, guards }
}
