import type { Amount } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import { parseAddress, type JournalRow, type Reader } from '#modules/wallet'
import type { Executor } from '#platform/database'
import { settingStore } from '../store/settings.ts'
import { turnoverStore } from '../store/turnover.ts'
import {
  afterBonus,
  afterBonusMove,
  afterDeposit,
  afterForfeit,
  afterReturn,
  afterStake,
  isConvertible,
  noTurnover,
  type Turnover,
} from './turnover.ts'

interface Deps {
  brands: Pick<BrandModule, 'all'>
  /** Wagering requirements of bonuses, by transfer id. */
  requiredBy(transferIds: readonly string[]): Promise<Map<string, Amount>>
  /** Makes cash of the bonus money of members who completed its wagering. */
  convertBonuses(memberIds: readonly string[]): Promise<void>
}

/** Takes unplayed deposits out of the balance for their return. */
export const unplayedCode = 'withdrawal.unplayed'
const stakeCodes = new Set(['vendor.play', 'vendor.debit'])

/** Counts each member's wagering requirement, stakes and bonus money from the journal. */
export function createTurnoverReader({ brands, requiredBy, convertBonuses }: Deps): Reader {
  const convertible = new Set<string>()

  async function percents(rows: readonly JournalRow[], transaction: Executor) {
    const found = new Map<string, number>()
    const codes = new Set(rows.filter(({ code }) => code === 'deposit').flatMap(brandsIn))
    for (const { id, code, currency } of brands.all()) {
      if (!codes.has(code)) continue
      found.set(code, (await settingStore(transaction).of(id, currency)).turnoverPercent)
    }
    return found
  }

  return {
    name: 'withdrawal.turnover',
    async apply(rows, transaction) {
      const counted = rows.filter(isCounted)
      if (counted.length === 0) return
      const gifts = counted.filter(({ code }) => code.startsWith('promotion.'))
      const required = await requiredBy(gifts.map(({ id }) => id))
      const percent = await percents(counted, transaction)
      const store = turnoverStore(transaction)
      const all = await store.read([...new Set(counted.flatMap(membersIn))])
      for (const row of counted) {
        const facts = {
          percent: percent.get(brandsIn(row)[0] ?? '') ?? 100,
          required: required.get(row.id) ?? 0n,
        }
        for (const memberId of membersIn(row)) {
          all.set(memberId, after(all.get(memberId) ?? noTurnover, row, memberId, facts))
        }
      }
      await store.put(all)
      for (const [id, turnover] of all) if (isConvertible(turnover)) convertible.add(id)
    },
    async afterCommit() {
      if (convertible.size === 0) return
      const memberIds = [...convertible]
      convertible.clear()
      await convertBonuses(memberIds)
    },
  }
}

function isCounted({ code, refusal, moves }: JournalRow): boolean {
  if (refusal !== null) return false
  return (
    moves.some(({ address }) => parseAddress(address).kind === 'bonus') ||
    stakeCodes.has(code) ||
    code === 'deposit' ||
    code === 'vendor.rollback' ||
    code === unplayedCode ||
    code.startsWith('promotion.')
  )
}

/** Members whose money for play moved, each once. */
function membersIn({ moves }: JournalRow): string[] {
  const members: string[] = []
  for (const { address } of moves) {
    const owner = ownerOf(address)
    if (owner !== undefined && !members.includes(owner)) members.push(owner)
  }
  return members
}

function ownerOf(address: string): string | undefined {
  const { memberId, kind } = parseAddress(address)
  return kind === 'cash' || kind === 'bonus' || kind === 'reserved' ? memberId : undefined
}

function brandsIn({ moves }: JournalRow): string[] {
  return moves.flatMap(({ address }) => parseAddress(address).brand ?? [])
}

/** Amounts credited to and debited from the member, each as posted. */
function movedOf({ moves }: JournalRow, memberId: string) {
  let [credited, debited] = [0n, 0n]
  for (const { address, amount } of moves) {
    if (ownerOf(address) !== memberId) continue
    const units = BigInt(amount)
    if (units > 0n) credited += units
    else debited -= units
  }
  return { credited, debited }
}

interface Facts {
  percent: number
  required: bigint
}

function after(before: Turnover, row: JournalRow, memberId: string, facts: Facts): Turnover {
  let turnover = afterWagering(before, row, memberId, facts)
  for (const { address, amount } of row.moves) {
    const owner = parseAddress(address)
    if (owner.memberId === memberId && owner.kind === 'bonus') {
      turnover = afterBonusMove(turnover, BigInt(amount))
    }
  }
  return turnover
}

function afterWagering(
  turnover: Turnover,
  row: JournalRow,
  memberId: string,
  facts: Facts,
): Turnover {
  const { credited, debited } = movedOf(row, memberId)
  if (stakeCodes.has(row.code)) return afterStake(turnover, debited)
  // A rollback also debits the win that it takes back; only its credit is a returned stake.
  if (row.code === 'vendor.rollback') return afterStake(turnover, -credited)
  if (row.code === unplayedCode) return afterReturn(turnover)
  if (row.code === 'deposit') return afterDeposit(turnover, credited, facts.percent)
  if (row.code === 'promotion.forfeit') return afterForfeit(turnover)
  return row.code.startsWith('promotion.') ? afterBonus(turnover, facts.required) : turnover
}
