import { zero, type Amount } from '@fairhouse/money'
import type { SectionMember } from '#modules/member'
import { memberAccount } from '#modules/wallet'
import type { Parts } from './parts.ts'
import { balanceRange, isWithin, sectionOf, type KeptSegment } from './rules.ts'

export interface Asked {
  brandId: string
  segment: KeptSegment
  askedAt: Date
}

export interface Recipient extends SectionMember {
  balance: Amount
}

export interface Batch {
  /** The last who was looked at; null: there are no more. */
  reached: string | null
  /** To whom all of the segment applies. */
  found: number
  /** Those of them who may be written to. */
  recipients: Recipient[]
}

/**
 * Who is meant by a segment. Each module answers for what it knows, about a batch at a time: what
 * was asked for decides which of them are asked at all.
 */
export function peopleOf(parts: Parts) {
  const { brands, dossier, exclusion, member, payment, wallet } = parts

  async function page({ brandId, segment, askedAt }: Asked, after: string | null, size: number) {
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

  /** Those of a page to whom the rest applies too. */
  async function meant({ segment }: Asked, ids: readonly string[]): Promise<string[]> {
    const { label, deposited } = segment
    const labelled = label === undefined ? undefined : await dossier.labelled(ids, label)
    const left = labelled ? ids.filter((id) => labelled.has(id)) : ids
    if (deposited === undefined) return [...left]
    const depositors = await payment.depositorsAmong(left)
    return left.filter((id) => depositors.has(id) === (deposited === 'ever'))
  }

  return {
    /** The next of them after an id. */
    async batch(asked: Asked, after: string | null, size: number): Promise<Batch> {
      const looked = await page(asked, after, size)
      const reached = looked.at(-1)?.id ?? null
      const known = new Set(
        await meant(
          asked,
          looked.map(({ id }) => id),
        ),
      )
      const range = balanceRange(asked.segment)
      const balances = await balancesOf(asked.brandId, [...known])
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

export type People = ReturnType<typeof peopleOf>
