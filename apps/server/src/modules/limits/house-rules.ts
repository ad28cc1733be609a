import type { BrandModule, Market } from '#modules/brand'
import type { WalletModule } from '#modules/wallet'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import { parseLimit } from './change-limits.ts'
import { formatLimit } from './limit-names.ts'
import { isMarket, maxRealityMinutes } from './reality-check.ts'
import { limitStore } from './store/limits.ts'
import { ruleStore, type HouseRule } from './store/rules.ts'

interface Deps {
  brands: BrandModule
  wallet: WalletModule
}

/** The rule; for a member's rule also the member's brand. */
export interface RuleTarget extends Omit<HouseRule, 'value'> {
  brandId: string | null
}

/**
 * Limits set by the house for markets, brands and members, in the caller's transaction. A member's
 * rule applies to the next stake; rules of brands and markets end cached snapshots when they are
 * committed. Amounts are in the currency of the player's brand.
 */
export function createHouseRules({ brands, wallet }: Deps) {
  function marketOf({ scope, scopeId, brandId }: RuleTarget): Market {
    const isOfMarket = scope === 'market' || scope === 'young'
    if (isOfMarket && isMarket(scopeId)) return scopeId
    const id = scope === 'brand' ? scopeId : brandId
    const brand = brands.all().find((one) => !isOfMarket && one.id === id)
    if (!brand) throw new Refusal('not_found')
    return brand.market
  }

  async function begin(db: Executor, { scope, scopeId, name }: RuleTarget) {
    if (scope === 'member') await limitStore(db).lockPlayer(scopeId)
    const found = await ruleStore(db).list(scope, scopeId)
    return found.find((one) => one.name === name)
  }

  const end = async (db: Executor, { scope, scopeId }: RuleTarget) => {
    if (scope === 'member') await wallet.renewTerms(db, scopeId)
  }

  /** Refuses an invalid value. */
  function valueOf(place: RuleTarget, typed: string): bigint {
    const most = maxRealityMinutes(marketOf(place), [])
    const value = parseLimit(place.name, typed)
    if (place.name === 'realityCheck' && most !== null && value > most) {
      throw new Refusal('invalid_fields', { value: 'invalid' })
    }
    return value
  }

  return {
    /** The value before and after, and whether players may do more then; null removes the rule. */
    async compare(db: Executor, place: RuleTarget, typed: string | null) {
      const { scope, scopeId, name } = place
      const value = typed === null ? null : valueOf(place, typed)
      const found = await ruleStore(db).list(scope, scopeId)
      const before = found.find((one) => one.name === name)
      if (value === null && !before) throw new Refusal('not_found')
      const isLooser = before !== undefined && (value === null || value > before.value)
      const text = (one: bigint | undefined) => (one === undefined ? null : formatLimit(name, one))
      return { before: text(before?.value), after: text(value ?? undefined), isLooser }
    },
    async list(db: Executor, scope: HouseRule['scope'] | null, scopeId: string | null) {
      const found = await ruleStore(db).list(scope, scopeId)
      return found.map((rule) => ({ ...rule, value: formatLimit(rule.name, rule.value) }))
    },
    /** Returns the previous value, or null. */
    async set(db: Executor, place: RuleTarget, typed: string): Promise<string | null> {
      const { scope, scopeId, name } = place
      const value = valueOf(place, typed)
      const before = await begin(db, place)
      await ruleStore(db).put({ scope, scopeId, name, value })
      await end(db, place)
      return before ? formatLimit(name, before.value) : null
    },
    /** Returns the removed value. */
    async remove(db: Executor, place: RuleTarget): Promise<string> {
      const before = await begin(db, place)
      if (!before) throw new Refusal('not_found')
      await ruleStore(db).remove(before)
      await end(db, place)
      return formatLimit(before.name, before.value)
    },
  }
}
