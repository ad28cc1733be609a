import { setMoneyStyle } from '@fairhouse/money/style'
import { call, rememberStatus } from '#lib/call'
import { nowMs } from '#lib/clock'
import { pageLive } from '#lib/live'
import type { QueryClient } from '#lib/query'
import { withPush, type Answer, type Status, type StatusPush } from './status.ts'

export const statusKey = 'status'

/** LIST of answers that follow the brand's settings. */
const ofSettings: readonly unknown[] = [statusKey, 'GET /wps/promotion/available']

let pushed: { push: StatusPush; atMs: number } | undefined

function remember(answer: Answer): void {
  rememberStatus(answer)
  setMoneyStyle(answer.brand.moneyStyle)
}

async function askForStatus(): Promise<Status> {
  const askedAtMs = nowMs()
  const answer = await call('GET /wps/system/status')
  remember(answer)
  const status = { ...answer, receivedAtMs: nowMs() }
  // A push after the request is newer than the answer.
  return pushed && pushed.atMs >= askedAtMs ? withPush(status, pushed.push) : status
}

const options = { key: [statusKey], ask: askForStatus, retries: 1 }

/** The only call of a page start. */
export const statusQuery = () => options

/** Restores a status that came with the page. */
export function receiveStatus(client: QueryClient, answer: Answer): void {
  remember(answer)
  client.restore(options.key, { ...answer, receivedAtMs: nowMs() })
}

/** Keeps the status up to date until the returned function is called. */
export function followStatus(client: QueryClient): () => void {
  const live = pageLive()
  const again = () => client.invalidate(([name]) => ofSettings.includes(name))
  let wasLive = false
  const stopHearing = live.on('status', (push) => {
    pushed = { push, atMs: nowMs() }
    const known = client.read(options)
    if (!known) return
    client.write(options, withPush(known, push))
    // Changed region rules and settings need a reload of the status.
    if (known.regionRules !== push.regionRules || known.settings !== push.settings) {
      again()
    }
  })
  const stopWatching = live.onState(() => {
    if (live.state !== 'live') return
    // After a reconnect the server may be another one; its version and clock are not pushed.
    if (wasLive) again()
    wasLive = true
  })
  return () => {
    stopHearing()
    stopWatching()
  }
}
