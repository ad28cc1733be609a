import { randomUUID } from 'node:crypto'
import {
  addMember,
  createTestSite,
  enter,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { startGateway, type Gateway } from './gateway.ts'
import { sign } from './sign.ts'
import { nodeSources } from './sources.ts'

/** The secret of the demonstration. */
const sharedSecret = 'sandbox-gateway-secret'

export interface WebhookBody {
  event?: string
  about?: string
  id: string
  state?: string
  reference: string
  amount?: string
  currency?: string
}

export interface GatewaySite extends AsyncDisposable {
  site: TestSite
  gateway: Gateway
  /** A new member, signed in. */
  player(name: string): Promise<TestClient & { id: string }>
  /** Begins a deposit at the gateway. */
  beginDeposit(client: TestClient, amount?: string): Promise<{ id: string; reference: string }>
  /** Sends a webhook as the gateway does, or a forged one. */
  sendWebhook(webhook: WebhookBody, forged?: Forged): Promise<number>
  balance(memberId: string): Promise<bigint>
}

export interface Forged {
  secret?: string
  timestamp?: string
  path?: string
  body?: string
  /** Address of another process than the site's own. */
  address?: string
}

/** The site with its gateway, both on the site's clock. */
export async function siteWithGateway(): Promise<GatewaySite> {
  let now = nodeSources.now
  const gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    secret: sharedSecret,
    sources: { key: () => randomUUID().replaceAll('-', ''), now: () => now() },
  })
  const site = await createTestSite({ config: { sandboxGateway: gateway.url } })
  now = () => site.now().getTime()
  return {
    site,
    gateway,
    async player(name) {
      const id = await addMember(site, { name })
      const client = site.visitor()
      await enter(client, name)
      return Object.assign(client, { id })
    },
    async beginDeposit(client, amount = '150000') {
      const id = randomUUID()
      const { page } = await client.must('PUT /wps/deposit', { id, method: 'online', amount })
      return { id, reference: /\w+(?=\?|$)/.exec(page ?? '')?.[0] ?? '' }
    },
    async sendWebhook(webhook, forged = {}) {
      const defaults = { event: randomUUID(), about: 'payment', state: 'paid', currency: 'VND' }
      const { secret = sharedSecret, path = '/payment/sandbox/fairhouse' } = forged
      const timestamp = forged.timestamp ?? String(site.now().getTime())
      const text = JSON.stringify({ ...defaults, amount: '150000', ...webhook })
      const headers = { 'x-timestamp': timestamp, 'x-signature': sign(secret, timestamp, text) }
      const body = forged.body ?? text
      const address = forged.address ?? site.address
      const answer = await fetch(new URL(path, address), { method: 'POST', headers, body })
      return answer.status
    },
    async balance(memberId) {
      const rows = await site.sql(`SELECT balance::text AS balance FROM wallet_account
        WHERE address = 'member/${memberId}/cash'`)
      return BigInt(typeof rows[0]?.balance === 'string' ? rows[0].balance : 0)
    },
    async [Symbol.asyncDispose]() {
      await site.close()
      await gateway.close()
    },
  }
}

/** Converts whole units into units of the ledger. */
export const vnd = (units: number) => BigInt(units) * 10_000n
