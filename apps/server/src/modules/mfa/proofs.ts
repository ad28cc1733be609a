import type { Kit } from '#platform/kit'
import { sameBytes } from '#platform/secrets'
import { stepOfCode } from '#platform/totp'
import type { NotifyMember } from './notices.ts'
import {
  nameKey,
  recoveryPurpose,
  recoveryKey,
  totpPurpose,
  attemptKindsOf,
  type MfaAccounts,
  type Proof,
} from './rules.ts'
import type { ProofStore } from './store/proofs.ts'
import type { LimitAttempts } from './attempt-limit.ts'
import type { CodeSender, Ways } from './ways.ts'

interface Deps {
  store: ProofStore
  member: MfaAccounts
  codes: CodeSender['codes']
  ways: Ways
  limited: LimitAttempts
  tell: NotifyMember
}

export function createProofs({ clock, secrets }: Kit, deps: Deps) {
  const { store, member, codes, ways, limited, tell } = deps

  async function isTotp({ memberId, code }: Proof): Promise<boolean> {
    const totp = await store.totpOf(memberId)
    if (!totp) return false
    const secret = secrets.unlock(totpPurpose, totp.secret)
    const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), clock.now())
    return step !== undefined && store.takeStep(memberId, step)
  }

  async function isRecovery({ memberId, code, language }: Proof): Promise<boolean> {
    const hash = secrets.mac(recoveryPurpose, recoveryKey(code))
    if (!(await store.takeRecoveryCode(memberId, hash, clock.now()))) return false
    await tell(memberId, 'recovery_used', language)
    return true
  }

  async function isPayee({ memberId, code }: Proof): Promise<boolean> {
    const { payeeName } = await member.contactsOf(memberId)
    const known = nameKey(payeeName ?? '')
    const macOf = (key: string) => secrets.mac('factor-payee', key)
    return known !== '' && sameBytes(macOf(known), macOf(nameKey(code)))
  }

  async function isRight(proof: Proof): Promise<boolean> {
    const { memberId, way, code, purpose, by } = proof
    if (way === 'totp') return isTotp(proof)
    if (way === 'recovery') return isRecovery(proof)
    if (way === 'bankName') return isPayee(proof)
    return codes.take({ ...(await ways.targetOf(memberId, way, purpose)), code, by })
  }

  return async function proves(proof: Proof): Promise<boolean> {
    const { memberId, way, purpose } = proof
    if (!(await ways.isOpen(memberId, way, purpose))) return false
    return limited(memberId, attemptKindsOf(proof), () => isRight(proof))
  }
}
