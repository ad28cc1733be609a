import { call, rememberStatus } from '#lib/call'
import { nowMs } from '#lib/clock'
import { pageLive } from '#lib/live'
import type { QueryClient } from '#lib/query'
import { withPush, type Answer, type Status, type StatusPush } from './status.ts'

export const statusKey = 'status'

let pushed: { push: StatusPush; atMs: number } | undefined

async function askForStatus(): Promise<Status> {
  const askedAtMs = nowMs()
  const answer = await call('GET /wps/system/status')
  rememberStatus(answer)
  const status = { ...answer, receivedAtMs: nowMs() }
  // What was pushed after we asked is newer than the answer.
  return pushed && pushed.atMs >= askedAtMs ? withPush(status, pushed.push) : status
}

const options = { key: [statusKey], ask: askForStatus, retries: 1 }

/** The one call of the start. */
export const statusQuery = () => options

/** Takes a status that came with the page. */
export function receiveStatus(client: QueryClient, answer: Answer): void {
  rememberStatus(answer)
  client.write(options, { ...answer, receivedAtMs: nowMs() })
}

/** Keeps the status true until the returned function is called. */
export function followStatus(client: QueryClient): () => void {
  const live = pageLive()
  const again = () => client.invalidate(([name]) => name === statusKey)
  let wasLive = false
  const stopHearing = live.on('status', (push) => {
    pushed = { push, atMs: nowMs() }
    const known = client.read(options)
    if (!known) return
    client.write(options, withPush(known, push))
    // Whom the new rules keep out, and what else was set, only the server can say.
    if (known.regionRules !== push.regionRules || known.settings !== push.settings) {
      again()
    }
  })
  const stopWatching = live.onState(() => {
    if (live.state !== 'live') return
    // Another server may have come up meanwhile: its version and clock are not pushed.
    if (wasLive) again()
    wasLive = true
  })
  return () => {
    stopHearing()
    stopWatching()
  }
}
