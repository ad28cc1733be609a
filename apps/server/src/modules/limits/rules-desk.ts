import type { BrandModule, Market } from '#modules/brand'
import type { WalletModule } from '#modules/wallet'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import { limitFrom } from './changing.ts'
import { writtenLimit } from './names.ts'
import { isMarket, mostRealityMinutes } from './reality.ts'
import { limitStore } from './store/limits.ts'
import { ruleStore, type PlacedRule } from './store/rules.ts'

interface Parts {
  brands: BrandModule
  wallet: WalletModule
}

/** Which rule it is, and for a member's of which brand the member is. */
export interface RulePlace extends Omit<PlacedRule, 'value'> {
  brandId: string | null
}

/**
 * What the house sets for markets, brands and members, within the transaction of who does it. A
 * member's own holds for the next stake; for brands and markets what is known of each player is
 * read again within 30 seconds. Amounts are of whichever currency the player's brand has.
 */
export function rulesDeskOf({ brands, wallet }: Parts) {
  function marketOf({ scope, scopeId, brandId }: RulePlace): Market {
    const isOfMarket = scope === 'market' || scope === 'young'
    if (isOfMarket && isMarket(scopeId)) return scopeId
    const id = scope === 'brand' ? scopeId : brandId
    const brand = brands.all().find((one) => !isOfMarket && one.id === id)
    if (!brand) throw new Refusal('not_found')
    return brand.market
  }

  async function begin(db: Executor, { scope, scopeId, name }: RulePlace) {
    if (scope === 'member') await limitStore(db).queue(scopeId)
    const found = await ruleStore(db).list(scope, scopeId)
    return found.find((one) => one.name === name)
  }

  const end = async (db: Executor, { scope, scopeId }: RulePlace) => {
    if (scope === 'member') await wallet.renewTerms(db, scopeId)
  }

  return {
    async list(db: Executor, scope: PlacedRule['scope'] | null, scopeId: string | null) {
      const found = await ruleStore(db).list(scope, scopeId)
      return found.map((rule) => ({ ...rule, value: writtenLimit(rule.name, rule.value) }))
    },
    /** Answers what held before; null for nothing. */
    async set(db: Executor, place: RulePlace, typed: string): Promise<string | null> {
      const { scope, scopeId, name } = place
      const most = mostRealityMinutes(marketOf(place), [])
      const value = limitFrom(name, typed)
      if (name === 'realityCheck' && most !== null && value > most) {
        throw new Refusal('invalid_fields', { value: 'invalid' })
      }
      const before = await begin(db, place)
      await ruleStore(db).put({ scope, scopeId, name, value })
      await end(db, place)
      return before ? writtenLimit(name, before.value) : null
    },
    /** Answers what held until now. */
    async remove(db: Executor, place: RulePlace): Promise<string> {
      const before = await begin(db, place)
      if (!before) throw new Refusal('not_found')
      await ruleStore(db).remove(before)
      await end(db, place)
      return writtenLimit(before.name, before.value)
    },
  }
}
