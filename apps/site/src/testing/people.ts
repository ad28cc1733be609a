import { Secret, TOTP } from 'otpauth'
import { demoPassword, demoTotpSecret, type TestClock } from '@fairhouse/server'
import { createClient, type TestClient } from './client.ts'

/** Those who come to a test site; their calls go to its processes in turn. */
export interface People {
  /** Somebody new, at an address of their own. */
  visitor(headers?: Record<string, string>): TestClient
  signedIn(name: string): Promise<TestClient>
  staff(name: string): Promise<TestClient>
}

export function peopleOf(addresses: string[], clock: TestClock): People {
  let turn = 0
  let visitors = 0

  function visitor(headers?: Record<string, string>): TestClient {
    visitors += 1
    return createClient({
      from: `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`,
      nextAddress: () => addresses[turn++ % addresses.length] ?? '',
      nowSeconds: () => Math.floor(clock.now().getTime() / 1000),
      ...(headers && { headers }),
    })
  }

  return {
    visitor,
    async signedIn(name) {
      const client = visitor()
      const login = { username: name, password: demoPassword }
      client.token = (await client.must('POST /wps/session/login', login)).token
      return client
    },
    async staff(name) {
      const client = visitor()
      const secret = Secret.fromBase32(demoTotpSecret)
      const code = TOTP.generate({ secret, timestamp: clock.now().getTime() })
      const login = { username: name, password: demoPassword, code }
      client.token = (await client.must('POST /office/api/session/login', login)).token
      return client
    },
  }
}
