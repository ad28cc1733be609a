import { ageOn, readDay } from '@fairhouse/rules'
import type { Executor } from '#platform/database'
import { dayIn } from '#platform/zone'
import type { DecidingParts, Staker } from './parts.ts'
import type { Rule } from './force.ts'
import { limitStore } from './store/limits.ts'

/** Until then a person counts as young. */
const grownUpAge = 25

/** What the house and the market have set for a player. */
export async function rulesOn(
  db: Executor,
  { kit, brands, member }: Pick<DecidingParts, 'kit' | 'brands' | 'member'>,
  { id, brandId }: Staker,
): Promise<Rule[]> {
  const { market, timeZone } = brands.byId(brandId)
  const rules = await limitStore(db).rules(market, brandId, id)
  if (!rules.some(({ scope }) => scope === 'young')) return rules
  const { birthday } = await member.personOf(id)
  const isYoung = countsAsYoung(birthday, timeZone, kit.clock.now())
  return isYoung ? rules : rules.filter(({ scope }) => scope !== 'young')
}

/** Whoever has not told their age may be. */
export function countsAsYoung(birthday: string | null, timeZone: string, now: Date): boolean {
  const born = birthday === null ? undefined : readDay(birthday, 'yyyy-MM-dd')
  return born === undefined || ageOn(born, dayIn(timeZone, now)) < grownUpAge
}
