import type { ProviderEndpoint } from '@fairhouse/protocol'
import type { Kit } from '#platform/kit'
import { isOutgoingRefused } from '#platform/outgoing'
import { fillLaunchUrl } from '../launch/launch-url.ts'
import { parseValue, sendSigned } from '../transfer-wallets/provider-client.ts'
import { launchOrigin } from './provider-terms.ts'
import type { Provider } from './registry.ts'

const timeoutMs = 6000
/** A launch page may be large; only its status counts. */
const maxPageBytes = 5 * 1024 * 1024
const serverError = 500

type Outcome = Pick<ProviderEndpoint, 'result' | 'status'>
type TestKit = Pick<Kit, 'clock' | 'outgoing' | 'random'>

/** Calls the addresses of a provider as the site and its players do, without moving money. */
export async function testEndpoints(
  kit: TestKit,
  provider: Provider,
  operator: string,
): Promise<ProviderEndpoint[]> {
  const tests: Promise<ProviderEndpoint>[] = []
  if (launchOrigin(provider.launchUrl) !== undefined) {
    tests.push(testLaunch(kit, provider).then((found) => ({ endpoint: 'launch', ...found })))
  }
  if (provider.wallet === 'transfer') {
    const testing = testWallet(kit, provider, operator)
    tests.push(testing.then((found) => ({ endpoint: 'wallet', ...found })))
  }
  return Promise.all(tests)
}

/** Opens a game with a ticket that does not exist: refusing it is an answer too. */
async function testLaunch({ outgoing, random }: TestKit, { launchUrl, games }: Provider) {
  return outcomeOf(async () => {
    const [game = 'test'] = games
    const filling = { ticket: `test-${random.uuid()}`, game, mode: 'trial' }
    const { status } = await outgoing.fetch(fillLaunchUrl(launchUrl ?? '', filling), {
      method: 'GET',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      maxBytes: maxPageBytes,
    })
    return { result: status < serverError ? 'answers' : 'wrong', status }
  })
}

/** Asks about a transfer that does not exist; a valid answer proves that it accepts our key. */
async function testWallet(kit: TestKit, provider: Provider, operator: string) {
  return outcomeOf(async () => {
    const response = await sendSigned(provider, operator, kit, 'status', { id: kit.random.uuid() })
    const answer = parseValue('status', await response.json().catch(() => undefined))
    return { result: answer ? 'answers' : 'wrong', status: response.status }
  })
}

async function outcomeOf(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    return { result: isOutgoingRefused(error) ? 'blocked' : 'silent', status: null }
  }
}
