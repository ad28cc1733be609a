import { ageOn, readDay } from '@fairhouse/rules'
import { dayIn } from '#platform/zone'
import type { LimitsDeps, Staker } from './deps.ts'
import type { Rule } from './effective-limit.ts'

/** Players below this age count as young. */
const youngUntilAge = 25

/** Leaves out the rules for the young if the player is not. */
export async function rulesForPlayer(
  { kit, brands, member }: Pick<LimitsDeps, 'kit' | 'brands' | 'member'>,
  { id, brandId }: Staker,
  rules: readonly Rule[],
): Promise<readonly Rule[]> {
  if (!rules.some(({ scope }) => scope === 'young')) return rules
  const { birthday } = await member.personOf(id)
  const isYoung = countsAsYoung(birthday, brands.byId(brandId).timeZone, kit.clock.now())
  return isYoung ? rules : rules.filter(({ scope }) => scope !== 'young')
}

/** An unknown age counts as young. */
export function countsAsYoung(birthday: string | null, timeZone: string, now: Date): boolean {
  const born = birthday === null ? undefined : readDay(birthday, 'yyyy-MM-dd')
  return born === undefined || ageOn(born, dayIn(timeZone, now)) < youngUntilAge
}
