import type { ProofWay } from '@fairhouse/protocol'
import type { FactorModule, OpenWay } from '#modules/factor'
import type { MemberModule } from '#modules/member'
import { isLocked } from './rules.ts'
import type { Tries } from './tries.ts'

export type StepUpWay = ProofWay | 'password'

interface Parts {
  factor: FactorModule
  member: MemberModule
  tries: Tries
}

export type StepUp = ReturnType<typeof createStepUp>

export function createStepUp({ factor, member, tries }: Parts) {
  /** The password alone is enough only for who has nothing better. */
  async function waysOf(memberId: string): Promise<(OpenWay | { way: 'password'; to: null })[]> {
    const ways = await factor.waysOf(memberId, 'stepUp')
    if (ways.length > 0 || !(await member.hasPassword(memberId))) return ways
    return [{ way: 'password', to: null }]
  }

  async function isPassword(memberId: string, typed: string): Promise<boolean> {
    const aim = tries.ownAim(memberId, 'stepUp')
    return tries.inTurn(aim, async (failures) => {
      const isRight = (await member.isPassword(memberId, typed)) && !isLocked(failures)
      if (isRight) await tries.forgive(aim)
      else await tries.failed(aim)
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
      return factor.proves({ memberId, way, code: code.trim(), purpose: 'stepUp', language, by })
    },
  }
}
