import type { Finding } from './finding.ts'
import type { Deps } from './deps.ts'
import { raiseCase } from './raise-case.ts'
import { loadRules, type Rules } from './load-rules.ts'
import { watchStore } from './store/watch.ts'
import { createTieFinder } from './find-ties.ts'
import { sharedAccounts, tiedBonuses, type Tie } from './shared-accounts.ts'
import { unplayedDeposit } from './unplayed-deposit.ts'
import { fastWithdrawal, spentBonus, type RequestedWithdrawal } from './low-play-withdrawal.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Rows may be committed with a delay, so each run overlaps with the one before. */
const overlapMs = 5 * minuteMs
/** The first run goes back this far. */
const firstLookbackMs = dayMs

type RulesAt = (brandId: string) => Promise<Rules>

/** Examines withdrawals and shared accounts since the last run. */
export function createWatch(deps: Deps) {
  const { kit, brands } = deps
  const { db } = kit.database
  const lookAtWithdrawals = createWithdrawalWatch(deps)
  const lookAtTies = createTieWatch(deps)
  const lookAtReturns = createReturnWatch(deps)

  return async (): Promise<void> => {
    const store = watchStore(db)
    const now = kit.clock.now()
    const before = (await store.until()) ?? new Date(now.getTime() - firstLookbackMs)
    const since = new Date(before.getTime() - overlapMs)
    const known = new Map<string, Promise<Rules>>()
    const rulesAt: RulesAt = (brandId) => {
      const rules = known.get(brandId) ?? loadRules(db, brands.byId(brandId))
      known.set(brandId, rules)
      return rules
    }
    const waitingSince = await lookAtWithdrawals(since, rulesAt)
    await lookAtTies(since, rulesAt)
    await lookAtReturns(rulesAt)
    await store.setUntil(waitingSince ?? now)
  }
}

/** Raises each case in its own transaction. */
function createRaise({ kit }: Deps) {
  return async (brandId: string, rules: Rules, finding: Finding | undefined): Promise<void> => {
    if (!finding) return
    const { severity } = rules[finding.kind]
    await kit.database.db
      .transaction()
      .execute((transaction) => raiseCase(kit, transaction, { brandId, severity }, finding))
  }
}

/** Returns the moment to resume from if the report reader had not come far enough. */
function createWithdrawalWatch(deps: Deps) {
  const { kit, payment, promotion, report, wallet, withdrawal } = deps
  const { db } = kit.database
  const raiseInOwnTransaction = createRaise(deps)

  /** Adds the stakes between each amount's arrival and the withdrawal. */
  async function played<One extends { at: Date }>(
    request: RequestedWithdrawal,
    all: readonly One[],
  ) {
    const moments = [...all.map(({ at }) => at), request.at]
    const results = all.length > 0 ? await report.resultsUntil(request.memberId, moments) : []
    const until = results.at(-1)?.staked ?? 0n
    return all.map((one, place) => ({ ...one, staked: until - (results[place]?.staked ?? 0n) }))
  }

  async function examine(
    brandId: string,
    request: RequestedWithdrawal,
    rules: Rules,
  ): Promise<void> {
    const { memberId, at } = request
    if (rules.fastWithdrawal.isOn) {
      const { thresholds } = rules.fastWithdrawal
      const from = new Date(at.getTime() - thresholds.hours * hourMs)
      const deposits = await played(request, await payment.creditedBetween(memberId, from, at))
      await raiseInOwnTransaction(brandId, rules, fastWithdrawal(thresholds, request, deposits))
    }
    if (rules.bonusAbuse.isOn) {
      const bonuses = await played(request, await promotion.takenBy([memberId]))
      await raiseInOwnTransaction(
        brandId,
        rules,
        spentBonus(rules.bonusAbuse.thresholds, request, bonuses),
      )
    }
  }

  return async (since: Date, rulesAt: RulesAt): Promise<Date | undefined> => {
    let waitingSince: Date | undefined
    for (const requested of await withdrawal.requestedSince(since)) {
      // Unplayed money returned to its source is no fast withdrawal.
      if (requested.accountId === null) continue
      const request = {
        id: requested.id,
        memberId: requested.memberId,
        amount: requested.amount,
        at: requested.createdAt,
      }
      if (!(await wallet.hasRead(db, report.reader, request.at))) {
        waitingSince ??= request.at
        continue
      }
      await examine(requested.brandId, request, await rulesAt(requested.brandId)).catch(
        (error: unknown) => {
          kit.log.error(
            { err: error, withdrawalId: requested.id },
            'could not examine a withdrawal',
          )
        },
      )
    }
    return waitingSince
  }
}

/** Raises cases for unplayed deposits that wait for staff. */
function createReturnWatch(deps: Deps) {
  const { kit, withdrawal } = deps
  const raiseInOwnTransaction = createRaise(deps)
  return async (rulesAt: RulesAt): Promise<void> => {
    for (const held of await withdrawal.returnsHeld()) {
      const rules = await rulesAt(held.brandId)
      if (!rules.unplayedDeposit.isOn) continue
      await raiseInOwnTransaction(held.brandId, rules, unplayedDeposit(held)).catch(
        (error: unknown) => {
          kit.log.error({ err: error, withdrawalId: held.id }, 'could not raise a case')
        },
      )
    }
  }
}

function createTieWatch(deps: Deps) {
  const { kit, promotion } = deps
  const raiseInOwnTransaction = createRaise(deps)
  const newTies = createTieFinder(deps)

  async function examine(brandId: string, tie: Tie, rules: Rules): Promise<void> {
    const now = kit.clock.now()
    const rule = rules[tie.by === 'device' ? 'sharedDevice' : 'sharedPayout']
    if (rule.isOn)
      await raiseInOwnTransaction(brandId, rules, sharedAccounts(rule.thresholds, tie, now))
    if (!rules.bonusAbuse.isOn) return
    const taken = await promotion.takenBy(tie.members)
    for (const finding of tiedBonuses(rules.bonusAbuse.thresholds, tie, taken, now)) {
      await raiseInOwnTransaction(brandId, rules, finding)
    }
  }

  return async (since: Date, rulesAt: RulesAt): Promise<void> => {
    for (const { brandId, tie } of await newTies(since)) {
      await examine(brandId, tie, await rulesAt(brandId)).catch((error: unknown) => {
        kit.log.error({ err: error, brandId, by: tie.by }, 'could not examine accounts that share')
      })
    }
  }
}
