import type { ProofWay } from '@fairhouse/protocol'
import type { MfaModule, OpenWay } from '#modules/mfa'
import type { MemberModule } from '#modules/member'
import { isLockedOut } from '../rules.ts'
import type { FailedAttempts } from '../sign-in/failed-attempts.ts'

export type StepUpWay = ProofWay | 'password'

interface Deps {
  mfa: MfaModule
  member: MemberModule
  attempts: FailedAttempts
}

export type StepUp = ReturnType<typeof createStepUp>

export function createStepUp({ mfa, member, attempts }: Deps) {
  /** The password alone counts only for accounts without a stronger way. */
  async function waysOf(memberId: string): Promise<(OpenWay | { way: 'password'; to: null })[]> {
    const ways = await mfa.waysOf(memberId, 'stepUp')
    if (ways.length > 0 || !(await member.hasPassword(memberId))) return ways
    return [{ way: 'password', to: null }]
  }

  async function isPassword(memberId: string, typed: string): Promise<boolean> {
    const key = attempts.ownKey(memberId, 'stepUp')
    return attempts.inTurn(key, async (failures) => {
      const isRight = (await member.isPassword(memberId, typed)) && !isLockedOut(failures)
      if (isRight) await attempts.forgive(key)
      else await attempts.record(key)
      return isRight
    })
  }

  return {
    waysOf,
    async proves(memberId: string, way: StepUpWay, code: string, language: string) {
      const ways = await waysOf(memberId)
      if (!ways.some((open) => open.way === way)) return false
      if (way === 'password') return isPassword(memberId, code)
      const by = { kind: 'member', memberId } as const
      return mfa.proves({ memberId, way, code: code.trim(), purpose: 'stepUp', language, by })
    },
  }
}
