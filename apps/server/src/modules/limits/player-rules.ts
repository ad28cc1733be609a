import { ageOn, readDay } from '@fairhouse/rules'
import type { Executor } from '#platform/database'
import { dayIn } from '#platform/zone'
import type { LimitsDeps, Staker } from './deps.ts'
import type { Rule } from './effective-limit.ts'
import { limitStore } from './store/limits.ts'

/** Players below this age count as young. */
const youngUntilAge = 25

/** The rules of house and market that apply to a player. */
export async function rulesForPlayer(
  db: Executor,
  { kit, brands, member }: Pick<LimitsDeps, 'kit' | 'brands' | 'member'>,
  { id, brandId }: Staker,
): Promise<Rule[]> {
  const { market, timeZone } = brands.byId(brandId)
  const rules = await limitStore(db).rules(market, brandId, id)
  if (!rules.some(({ scope }) => scope === 'young')) return rules
  const { birthday } = await member.personOf(id)
  const isYoung = countsAsYoung(birthday, timeZone, kit.clock.now())
  return isYoung ? rules : rules.filter(({ scope }) => scope !== 'young')
}

/** An unknown age counts as young. */
export function countsAsYoung(birthday: string | null, timeZone: string, now: Date): boolean {
  const born = birthday === null ? undefined : readDay(birthday, 'yyyy-MM-dd')
  return born === undefined || ageOn(born, dayIn(timeZone, now)) < youngUntilAge
}
