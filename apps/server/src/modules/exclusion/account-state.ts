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

/** Actions that an account may take in its current state. */
export function createAccountStates(member: MemberModule, present: Present, presentOf: PresentOf) {
  async function stateOf(memberId: string): Promise<AccountStateName> {
    const [status, absence] = await Promise.all([member.statusOf(memberId), present(memberId)])
    return accountStateOf(status, absence?.kind)
  }

  return {
    stateOf,
    /** Checked before every bonus and every marketing message. */
    may: async (memberId: string, action: AccountAction): Promise<boolean> =>
      refusalFor(await stateOf(memberId), action) === null,
    /** Ids of the members that may take the action. */
    async mayAmong(memberIds: readonly string[], action: AccountAction): Promise<Set<string>> {
      const standings = await member.statusesOf(memberIds)
      const absences = await presentOf(memberIds)
      const allowed = [...standings].filter(([id, status]) => {
        const state = accountStateOf(status, absences.get(id)?.kind)
        return refusalFor(state, action) === null
      })
      return new Set(allowed.map(([id]) => id))
    },
    /** Throws the refusal that belongs to the account's state. */
    async require(memberId: string, action: AccountAction): Promise<void> {
      const refusal = refusalFor(await stateOf(memberId), action)
      if (refusal !== null) throw new Refusal(refusal)
    },
  }
}
