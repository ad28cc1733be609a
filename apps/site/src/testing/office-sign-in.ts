import type { Calls, OutputOf } from '@fairhouse/protocol'
import { authenticatorOf } from './authenticator.ts'
import type { TestClient } from './clients/client.ts'

type Answer = OutputOf<Calls['POST /office/api/session/login']>

/** Token of a sign-in that needed no further step. */
export function officeTokenOf(answer: Answer): string {
  if (answer.step === 'done') return answer.token
  throw new Error('the second factor is not set up')
}

interface Newcomer {
  username: string
  password: string
  /** The new password, when the present one is a first password. */
  newPassword?: string
  nowMs(): number
}

const stepMs = 30_000
const maxTries = 5

/**
 * Sets up the authenticator app of a staff member, signs in and returns the app's link. Uses the
 * previous code, so that the present one stays valid for a sign-in.
 */
export async function enrolColleague(client: TestClient, newcomer: Newcomer): Promise<string> {
  const { username, password, newPassword, nowMs } = newcomer
  const offer = await client.must('POST /office/api/session/login', { username, password })
  if (offer.step !== 'enrol') throw new Error(`${username} has a second factor already`)
  const { ticket, link } = offer
  for (let attempt = 1; ; attempt += 1) {
    const code = authenticatorOf(link).code(nowMs() - stepMs)
    const input = { ticket, code, ...(newPassword !== undefined && { newPassword }) }
    const { answer } = await client.call('POST /office/api/session/enrol', input)
    if (answer.success) {
      client.token = answer.value.token
      return link
    }
    // The time step may have ended on the way to the server.
    if (answer.code !== 'wrong_code' || attempt === maxTries) throw new Error(answer.code)
  }
}
