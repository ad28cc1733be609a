import { amountOf, toWire } from '@fairhouse/money'
import { institutionsOf, type InstitutionKind } from '@fairhouse/rules/banks'
import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import { memberAccount, type WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { PayoutAccounts } from '../accounts/payout-accounts.ts'
import { dayOf } from './day-of.ts'
import type { Settings } from '../terms/settings.ts'
import { requestStore } from '../store/requests.ts'
import { settingStore } from '../store/settings.ts'
import type { createCurrentTurnover } from '../wagering/current-turnover.ts'
import type { UsualTimes } from './usual-times.ts'
import { turnoverLeft } from '../wagering/turnover.ts'

interface Deps {
  kit: Kit
  brands: BrandModule
  member: MemberModule
  wallet: WalletModule
  payoutAccounts: PayoutAccounts
  turnover: ReturnType<typeof createCurrentTurnover>
  usualTimes(brandId: string): Promise<UsualTimes>
}

const institutionChoices = (country: string, kind: InstitutionKind) =>
  institutionsOf(country, kind).map(({ id, name, fullName }) => ({ id, name, fullName }))

/** The amount a member can withdraw now, possible destinations and open requirements. */
export function createAvailability({
  kit,
  brands,
  member,
  wallet,
  payoutAccounts,
  turnover,
  usualTimes,
}: Deps) {
  const { clock, database } = kit
  const { db } = database

  async function leftTodayOf(memberId: string, timeZone: string, set: Settings) {
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
    const set = await settingStore(db).of(brandId, currency)
    const left = turnoverLeft(await turnover.load(memberId))
    const balance = await wallet.balanceOf([memberAccount(memberId, 'cash', currency)])
    const accounts = (await payoutAccounts.store.presentOf(memberId)).map(payoutAccounts.shown)
    return {
      currency,
      balance: toWire(balance),
      kinds: set.kinds,
      institutions: {
        bank: institutionChoices(country, 'bank'),
        ewallet: institutionChoices(country, 'ewallet'),
      },
      accounts,
      mostAccounts: set.mostAccounts,
      hasPaymentPassword: await member.hasPaymentPassword(memberId),
      heldUntil: (await member.payoutsHeldUntil(memberId))?.toISOString() ?? null,
      least: toWire(set.least),
      most: set.most === null ? null : toWire(set.most),
      ...(await leftTodayOf(memberId, timeZone, set)),
      fee: { flat: toWire(set.feeFlat), permille: set.feePermille },
      stepUpAbove: toWire(set.stepUpAbove),
      turnover: {
        deposits: toWire(left.deposits),
        bonus: toWire(left.bonus),
        total: toWire(left.total),
      },
      turnoverPercent: set.turnoverPercent,
      confirmDays: set.confirmDays,
      usualSeconds: await usualTimes(brandId),
    }
  }
}
