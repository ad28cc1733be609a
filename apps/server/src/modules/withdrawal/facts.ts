import { amountOf, toWire } from '@fairhouse/money'
import { institutionsOf, type InstitutionKind } from '@fairhouse/rules/banks'
import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import { memberAccount, type WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { AccountBook } from './account-book.ts'
import { dayOf } from './day-of.ts'
import type { Settings } from './settings.ts'
import { requestStore } from './store/requests.ts'
import { settingStore } from './store/settings.ts'
import type { turnoverOf } from './turnover-of.ts'
import { turnoverLeft } from './turnover.ts'

interface Parts {
  kit: Kit
  brands: BrandModule
  member: MemberModule
  wallet: WalletModule
  book: AccountBook
  turnover: ReturnType<typeof turnoverOf>
}

const choicesOf = (country: string, kind: InstitutionKind) =>
  institutionsOf(country, kind).map(({ id, name, fullName }) => ({ id, name, fullName }))

/** What a member can withdraw now, to where, and what is still to be done before. */
export function factsOf({ kit, brands, member, wallet, book, turnover }: Parts) {
  const { clock, database } = kit
  const { db } = database

  async function todayOf(memberId: string, timeZone: string, set: Settings) {
    const used = await requestStore(db).usedOn(memberId, dayOf(clock.now(), timeZone))
    const left = set.mostADay === null ? null : set.mostADay - used.amount
    const times = set.mostTimesADay === null ? null : set.mostTimesADay - used.times
    return {
      leftToday: left === null ? null : toWire(amountOf(left < 0n ? 0n : left)),
      timesLeftToday: times === null ? null : Math.max(0, times),
    }
  }

  return async (memberId: string, brandId: string) => {
    const { country, currency, timeZone } = brands.byId(brandId)
    const set = await settingStore(db).of(brandId)
    const left = turnoverLeft(await turnover.now(memberId))
    const balance = await wallet.balanceOf([memberAccount(memberId, 'cash', currency)])
    const accounts = (await book.store.presentOf(memberId)).map(book.shown)
    return {
      currency,
      balance: toWire(balance),
      kinds: set.kinds,
      institutions: {
        bank: choicesOf(country, 'bank'),
        ewallet: choicesOf(country, 'ewallet'),
      },
      accounts,
      mostAccounts: set.mostAccounts,
      hasPaymentPassword: await member.hasPaymentPassword(memberId),
      heldUntil: (await member.payoutsHeldUntil(memberId))?.toISOString() ?? null,
      least: toWire(set.least),
      most: set.most === null ? null : toWire(set.most),
      ...(await todayOf(memberId, timeZone, set)),
      fee: { flat: toWire(set.feeFlat), permille: set.feePermille },
      stepUpAbove: toWire(set.stepUpAbove),
      turnover: {
        deposits: toWire(left.deposits),
        bonus: toWire(left.bonus),
        total: toWire(left.total),
      },
      turnoverPercent: set.turnoverPercent,
      confirmDays: set.confirmDays,
    }
  }
}
