import { zero, type Amount } from '@fairhouse/money'
import type { SectionMember } from '#modules/member'
import { memberAccount } from '#modules/wallet'
import type { Deps } from './deps.ts'
import { balanceRange, isWithin, sectionOf, type StoredSegment } from './rules.ts'

export interface RecipientQuery {
  brandId: string
  segment: StoredSegment
  askedAt: Date
}

export interface Recipient extends SectionMember {
  balance: Amount
}

export interface Batch {
  /** The last member examined; null at the end. */
  reached: string | null
  /** Members that match the whole segment. */
  found: number
  /** Matching members who may receive letters. */
  recipients: Recipient[]
}

/**
 * Finds the members of a segment in batches. Each module filters by its own data and is only
 * queried if the segment needs it.
 */
export function createRecipientFinder(deps: Deps) {
  const { brands, memberAdmin, exclusion, member, payment, wallet } = deps

  async function page(
    { brandId, segment, askedAt }: RecipientQuery,
    after: string | null,
    size: number,
  ) {
    const { memberIds } = segment
    if (!memberIds) return member.section(brandId, sectionOf(segment, askedAt), after, size)
    const rest = memberIds.filter((id) => after === null || id > after).slice(0, size)
    const accounts = await member.accountsOf(rest)
    const own = accounts.filter((account) => account.brandId === brandId && account.type === 0)
    return own.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  }

  async function balancesOf(brandId: string, ids: readonly string[]) {
    const { currency } = brands.byId(brandId)
    const accounts = ids.map((id) => memberAccount(id, 'cash', currency))
    const holdings = await wallet.holdings(accounts)
    return new Map(holdings.map(({ address, balance }) => [address.split('/')[1] ?? '', balance]))
  }

  /** Applies the remaining filters to a page. */
  async function matching({ segment }: RecipientQuery, ids: readonly string[]): Promise<string[]> {
    const { label, deposited } = segment
    const labelled = label === undefined ? undefined : await memberAdmin.labelled(ids, label)
    const left = labelled ? ids.filter((id) => labelled.has(id)) : ids
    if (deposited === undefined) return [...left]
    const depositors = await payment.depositorsAmong(left)
    return left.filter((id) => depositors.has(id) === (deposited === 'ever'))
  }

  return {
    /** The next batch after an id. */
    async batch(query: RecipientQuery, after: string | null, size: number): Promise<Batch> {
      const looked = await page(query, after, size)
      const reached = looked.at(-1)?.id ?? null
      const known = new Set(
        await matching(
          query,
          looked.map(({ id }) => id),
        ),
      )
      const range = balanceRange(query.segment)
      const balances = await balancesOf(query.brandId, [...known])
      const found = looked
        .filter(({ id }) => known.has(id))
        .map(({ id, account, nickname }) => {
          const balance = balances.get(id) ?? zero
          return { id, account, nickname, balance }
        })
        .filter(({ balance }) => isWithin(balance, range))
      const ids = found.map(({ id }) => id)
      const allowed = await exclusion.mayAmong(ids, 'marketing')
      const recipients = found.filter(({ id }) => allowed.has(id))
      return { reached, found: found.length, recipients }
    },
  }
}

export type RecipientFinder = ReturnType<typeof createRecipientFinder>
