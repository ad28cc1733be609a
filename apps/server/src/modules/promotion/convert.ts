import { amountOf, toWire, type Amount } from '@fairhouse/money'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import { memberAccount, type Account, type Transfer, type WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { createBonuses } from './bonuses.ts'
import { transferIdOf } from './ids.ts'
import { maxConversionOf, splitConversion } from './rules.ts'
import type { promotionStore, StoredBonus, StoredConversion } from './store.ts'

interface Deps {
  kit: Kit
  member: MemberModule
  message: MessageModule
  wallet: WalletModule
  store: ReturnType<typeof promotionStore>
  accountsOf: ReturnType<typeof createBonuses>['accountsOf']
}

/** Bonus money of a member who has nothing left to wager, at one point of the journal. */
export interface MetBonus {
  memberId: string
  held: bigint
  /** The number of movements until then: it names the conversion. */
  moves: bigint
}

const maxPerRun = 200
const noMax = 2n ** 62n
/** Another conversion used the room under the maximum: this one is decided again. */
const noRoom = '~conversion'

type Parts = ReturnType<typeof splitConversion>

/** Once for each state of the bonus money: a repeat has the same id. */
function toTransfer(
  { memberId, moves }: MetBonus,
  accounts: ReturnType<Deps['accountsOf']>,
  parts: Parts,
  max: Amount | null,
  record: { brand_id: string; at: string },
): Transfer {
  const { lane, currency, house, bonus } = accounts
  const posting = (to: Account, amount: Amount) =>
    amount > 0n ? [{ from: [bonus], to, amount }] : []
  const id = transferIdOf('convert', memberId, String(moves))
  const row = {
    ...record,
    transfer_id: id,
    member_id: memberId,
    currency,
    converted: String(parts.converted),
    lapsed: String(parts.lapsed),
    moves: String(moves),
    notified: false,
  }
  return {
    id,
    code: 'promotion.convert',
    lane,
    reference: 'wagering complete',
    postings: [
      ...posting(memberAccount(memberId, 'cash', currency), parts.converted),
      ...posting(house, parts.lapsed),
    ],
    guards: [
      {
        key: `bonus converted ${memberId}`,
        add: parts.converted,
        max: max ?? noMax,
        refusal: noRoom,
      },
    ],
    records: [{ table: 'promotion_conversion', row }],
  }
}

/** Makes cash of bonus money whose wagering is complete; what is over the maximum lapses. */
export function createConversion({ kit, member, message, wallet, store, accountsOf }: Deps) {
  async function limitsOf(memberId: string, bonuses: readonly StoredBonus[]) {
    const maxima = bonuses.map(({ maxConversion }) =>
      maxConversion === null ? null : amountOf(BigInt(maxConversion)),
    )
    const earlier = await store.conversions(memberId)
    const converted = earlier.reduce((total, one) => total + BigInt(one.converted), 0n)
    return { max: maxConversionOf(maxima), earlier: amountOf(converted) }
  }

  async function notify({ id, memberId, currency, ...row }: StoredConversion): Promise<void> {
    const [converted, lapsed] = [amountOf(BigInt(row.converted)), amountOf(BigInt(row.lapsed))]
    const values = { amount: toWire(converted), lapsed: toWire(lapsed), currency }
    const kind = lapsed > 0n ? 'bonusPartlyConverted' : 'bonusConverted'
    await message.notify(memberId, { key: `conversion ${id}`, kind, values })
    await store.markNotified(id)
  }

  return {
    async convert(met: MetBonus): Promise<void> {
      const { memberId, held } = met
      const account = await member.find(memberId)
      const bonuses = await store.bonuses(memberId)
      const kept = bonuses.filter(({ state }) => state !== 'forfeited')
      // Money of no known promotion has no terms by which it becomes cash.
      if (!account || kept.length === 0) return
      const { max, earlier } = await limitsOf(memberId, kept)
      const parts = splitConversion(amountOf(held), max, earlier)
      const accounts = accountsOf(account.brandId, memberId)
      const record = { brand_id: account.brandId, at: kit.clock.now().toISOString() }
      const transfer = toTransfer(met, accounts, parts, max, record)
      const { refusal } = await wallet.transfer(transfer)
      // A stake took some of it meanwhile: the journal leads to the next state.
      if (refusal === 'insufficient_funds' || refusal === noRoom) return
      if (refusal !== undefined) throw new Error(`conversion ${transfer.id}: ${refusal}`)
      const made = (await store.conversions(memberId)).find(({ id }) => id === transfer.id)
      if (made) await notify(made)
    },
    /** Timed work: tells members whom a crash left without a message. */
    async notifyAll(): Promise<void> {
      for (const conversion of await store.silentConversions(maxPerRun)) {
        await notify(conversion).catch((error: unknown) =>
          kit.log.error({ err: error, transfer: conversion.id }, 'no message of a conversion yet'),
        )
      }
    },
  }
}
