import { laneOf } from '#modules/wallet'
import type { Finding } from './finding.ts'
import type { Parts } from './parts.ts'
import { raise } from './raise.ts'
import { rulesOf, type Rules } from './rules-of.ts'
import { watchStore } from './store/watch.ts'
import { tiesOf } from './ties.ts'
import { shared, tiedBonuses, type Tie } from './shared.ts'
import { unplayedDeposit } from './unplayed.ts'
import { fastWithdrawal, spentBonus, type Asked } from './withdrawn.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** What was written then may have been committed after the last look. */
const lateMs = 5 * minuteMs
/** The first look goes so far back. */
const firstMs = dayMs

type RulesAt = (brandId: string) => Promise<Rules>

/** Looks at what was asked for and tied together since the last look. */
export function watchingOf(parts: Parts) {
  const { kit, brands } = parts
  const { db } = kit.database
  const lookAtWithdrawals = withdrawalWatch(parts)
  const lookAtTies = tieWatch(parts)
  const lookAtReturns = returnWatch(parts)

  return async (): Promise<void> => {
    const store = watchStore(db)
    const now = kit.clock.now()
    const before = (await store.until()) ?? new Date(now.getTime() - firstMs)
    const since = new Date(before.getTime() - lateMs)
    const known = new Map<string, Promise<Rules>>()
    const rulesAt: RulesAt = (brandId) => {
      const rules = known.get(brandId) ?? rulesOf(db, brands.byId(brandId))
      known.set(brandId, rules)
      return rules
    }
    const untold = await lookAtWithdrawals(since, rulesAt)
    await lookAtTies(since, rulesAt)
    await lookAtReturns(rulesAt)
    await store.goOn(untold ?? now)
  }
}

/** In a commit of its own. */
function raisingOf({ kit }: Parts) {
  return async (brandId: string, rules: Rules, finding: Finding | undefined): Promise<void> => {
    if (!finding) return
    const { severity } = rules[finding.kind]
    await kit.database.db
      .transaction()
      .execute((transaction) => raise(kit, transaction, { brandId, severity }, finding))
  }
}

/** Answers since when something must be looked at again: the lists had not come so far. */
function withdrawalWatch(parts: Parts) {
  const { kit, payment, promotion, report, wallet, withdrawal } = parts
  const { db } = kit.database
  const raiseOne = raisingOf(parts)

  /** What came, with what was staked from then on. */
  async function played<One extends { at: Date }>(asked: Asked, all: readonly One[]) {
    const moments = [...all.map(({ at }) => at), asked.at]
    const results = all.length > 0 ? await report.resultsUntil(asked.memberId, moments) : []
    const until = results.at(-1)?.staked ?? 0n
    return all.map((one, place) => ({ ...one, staked: until - (results[place]?.staked ?? 0n) }))
  }

  async function look(brandId: string, asked: Asked, rules: Rules): Promise<void> {
    const { memberId, at } = asked
    if (rules.fastWithdrawal.isOn) {
      const { thresholds } = rules.fastWithdrawal
      const from = new Date(at.getTime() - thresholds.hours * hourMs)
      const deposits = await played(asked, await payment.creditedBetween(memberId, from, at))
      await raiseOne(brandId, rules, fastWithdrawal(thresholds, asked, deposits))
    }
    if (rules.bonusAbuse.isOn) {
      const bonuses = await played(asked, await promotion.takenBy([memberId]))
      await raiseOne(brandId, rules, spentBonus(rules.bonusAbuse.thresholds, asked, bonuses))
    }
  }

  return async (since: Date, rulesAt: RulesAt): Promise<Date | undefined> => {
    let untold: Date | undefined
    for (const one of await withdrawal.askedSince(since)) {
      // Unplayed money that goes back to its source is no fast withdrawal.
      if (one.accountId === null) continue
      const asked = { id: one.id, memberId: one.memberId, amount: one.amount, at: one.createdAt }
      const lane = laneOf(one.memberId)
      if (!(await wallet.hasRead(db, report.reader, lane, asked.at))) {
        untold ??= asked.at
        continue
      }
      await look(one.brandId, asked, await rulesAt(one.brandId)).catch((error: unknown) => {
        kit.log.error({ err: error, withdrawalId: one.id }, 'could not look at a withdrawal')
      })
    }
    return untold
  }
}

/** Unplayed deposits that wait for staff. */
function returnWatch(parts: Parts) {
  const { kit, withdrawal } = parts
  const raiseOne = raisingOf(parts)
  return async (rulesAt: RulesAt): Promise<void> => {
    for (const held of await withdrawal.returnsHeld()) {
      const rules = await rulesAt(held.brandId)
      if (!rules.unplayedDeposit.isOn) continue
      await raiseOne(held.brandId, rules, unplayedDeposit(held)).catch((error: unknown) => {
        kit.log.error({ err: error, withdrawalId: held.id }, 'could not raise a case')
      })
    }
  }
}

function tieWatch(parts: Parts) {
  const { kit, promotion } = parts
  const raiseOne = raisingOf(parts)
  const newTies = tiesOf(parts)

  async function look(brandId: string, tie: Tie, rules: Rules): Promise<void> {
    const now = kit.clock.now()
    const rule = rules[tie.by === 'device' ? 'sharedDevice' : 'sharedPayout']
    if (rule.isOn) await raiseOne(brandId, rules, shared(rule.thresholds, tie, now))
    if (!rules.bonusAbuse.isOn) return
    const taken = await promotion.takenBy(tie.members)
    for (const finding of tiedBonuses(rules.bonusAbuse.thresholds, tie, taken, now)) {
      await raiseOne(brandId, rules, finding)
    }
  }

  return async (since: Date, rulesAt: RulesAt): Promise<void> => {
    for (const { brandId, tie } of await newTies(since)) {
      await look(brandId, tie, await rulesAt(brandId)).catch((error: unknown) => {
        kit.log.error({ err: error, brandId, by: tie.by }, 'could not look at accounts that share')
      })
    }
  }
}
