import { Secret, TOTP } from 'otpauth'
import type { SignInAnswer } from '@fairhouse/protocol'
import { demoPassword, demoTotpSecret, type TestClock } from '@fairhouse/server'
import { createClient, type TestClient } from './clients/client.ts'
import { officeTokenOf } from './office-sign-in.ts'

const stepMs = 30_000

/** Visitors of a test site; their calls alternate between its processes. */
export interface People {
  /** A new visitor with their own address. */
  visitor(headers?: Record<string, string>): TestClient
  signedIn(name: string): Promise<TestClient>
  staff(name: string): Promise<TestClient>
}

export function peopleOf(addresses: string[], clock: TestClock): People {
  let turn = 0
  let visitors = 0
  let lastStep = 0

  function visitor(headers?: Record<string, string>): TestClient {
    visitors += 1
    return createClient({
      from: `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`,
      nextAddress: () => addresses[turn++ % addresses.length] ?? '',
      nowSeconds: () => Math.floor(clock.now().getTime() / 1000),
      ...(headers && { headers }),
    })
  }

  /** Code of a time step not used yet, because each code works once. */
  function nextCode(): string {
    const nowMs = clock.now().getTime()
    const step = Math.max(Math.floor(nowMs / stepMs) - 1, lastStep + 1)
    lastStep = step
    return codeAt(step * stepMs)
  }

  async function prove(client: TestClient, ticket: string): Promise<string> {
    const proof = { ticket, way: 'totp', code: nextCode() } as const
    return tokenOf(await client.must('POST /wps/session/login/verification', proof))
  }

  return {
    visitor,
    async signedIn(name) {
      const client = visitor()
      const login = { username: name, password: demoPassword }
      const answer = await client.must('POST /wps/session/login', login)
      client.token = answer.step === 'done' ? answer.token : await prove(client, answer.ticket)
      return client
    },
    async staff(name) {
      const client = visitor()
      const code = codeAt(clock.now().getTime())
      const login = { username: name, password: demoPassword, code }
      client.token = officeTokenOf(await client.must('POST /office/api/session/login', login))
      return client
    },
  }
}

/** Present code of the demo's authenticator. */
function codeAt(timeMs: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(demoTotpSecret), timestamp: timeMs })
}

/** Token of a sign-in that needed no further step. */
export function tokenOf(answer: SignInAnswer): string {
  if (answer.step === 'done') return answer.token
  throw new Error(`further proof is asked for: ${answer.ways.map(({ way }) => way).join(', ')}`)
}
