import autocannon from 'autocannon'
import * as z from 'zod/mini'
import { demoPassword } from '@fairhouse/server'
import { startChild } from '../lib/child.ts'
import { echoBody, echoCall } from './echo-call.ts'
import { median } from '../lib/median.ts'

const signedIn = z.object({ value: z.object({ token: z.string() }) })
const connections = 64
/** A round alternates many short turns, so that a slow moment of the machine affects both. */
const turns = 6
const turnSeconds = 1.5

export interface HttpResult {
  bare: number[]
  ours: number[]
  ratio: number
}

/**
 * Measures a validated, authenticated POST, alternating with a bare Fastify POST of the same body.
 */
export async function benchHttp(databaseUrl: string, rounds: number): Promise<HttpResult> {
  const bare = await startChild(new URL('./http-child.ts', import.meta.url), 'bare')
  const site = await startChild(new URL('./http-child.ts', import.meta.url), 'site', databaseUrl)
  try {
    const session = await signIn(String(site.output.address))
    const results: HttpResult = { bare: [], ours: [], ratio: 0 }
    await load(String(bare.output.address), {}, 2)
    await load(String(site.output.address), session, 2)
    for (let round = 1; round <= rounds; round += 1) {
      let [bareSum, oursSum] = [0, 0]
      for (let turn = 0; turn < turns; turn += 1) {
        bareSum += await load(String(bare.output.address), {}, turnSeconds)
        oursSum += await load(String(site.output.address), session, turnSeconds)
      }
      results.bare.push(Math.round(bareSum / turns))
      results.ours.push(Math.round(oursSum / turns))
      const ratio = (oursSum / bareSum).toFixed(2)
      console.log(`  round ${round}: bare ${results.bare.at(-1)} per s, ours ${ratio} × that`)
    }
    results.ratio = median(results.ours.map((ours, index) => ours / (results.bare[index] ?? ours)))
    return results
  } finally {
    bare.stop()
    site.stop()
  }
}

async function signIn(address: string): Promise<Record<string, string>> {
  const response = await fetch(new URL('/wps/session/login', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: demoPassword }),
  })
  const answer = signedIn.parse(await response.json())
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';', 1)
  return { authorization: `Bearer ${answer.value.token}`, cookie }
}

async function load(address: string, headers: Record<string, string>, duration: number) {
  const result = await autocannon({
    url: new URL(echoCall.path, address).href,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: echoBody,
    connections,
    duration,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error('some requests were not accepted')
  return Math.round(result.requests.average)
}
