import {
  accountStateOf,
  refusalFor,
  type AccountAction,
  type AccountStateName,
  type MemberModule,
} from '#modules/member'
import { Refusal } from '#platform/http'
import type { Exclusion } from './store.ts'

type Present = (memberId: string) => Promise<Exclusion | undefined>
type PresentOf = (memberIds: readonly string[]) => Promise<ReadonlyMap<string, Exclusion>>

/** What an account may do, by the table of its states. */
export function statesOf(member: MemberModule, present: Present, presentOf: PresentOf) {
  async function stateOf(memberId: string): Promise<AccountStateName> {
    const [standing, absence] = await Promise.all([member.standing(memberId), present(memberId)])
    return accountStateOf(standing, absence?.kind)
  }

  return {
    stateOf,
    /** Asked before every bonus and every letter. */
    may: async (memberId: string, action: AccountAction): Promise<boolean> =>
      refusalFor(await stateOf(memberId), action) === null,
    /** Which of them may, by their ids. */
    async mayAmong(memberIds: readonly string[], action: AccountAction): Promise<Set<string>> {
      const standings = await member.standings(memberIds)
      const absences = await presentOf(memberIds)
      const allowed = [...standings].filter(([id, standing]) => {
        const state = accountStateOf(standing, absences.get(id)?.kind)
        return refusalFor(state, action) === null
      })
      return new Set(allowed.map(([id]) => id))
    },
    /** The same, with the refusal of its state. */
    async require(memberId: string, action: AccountAction): Promise<void> {
      const refusal = refusalFor(await stateOf(memberId), action)
      if (refusal !== null) throw new Refusal(refusal)
    },
  }
}
