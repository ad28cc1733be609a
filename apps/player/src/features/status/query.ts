import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call, CallRefused, rememberStatus } from '#lib/call'
import { nowMs } from '#lib/clock'
import { pageLive } from '#lib/live'
import { withPush, type Answer, type Status, type StatusPush } from './status.ts'

const queryKey = ['status']

let pushed: { push: StatusPush; atMs: number } | undefined

/** The one call of the start. */
export const statusQuery = queryOptions<Status>({
  queryKey,
  queryFn: async ({ signal }) => {
    const askedAtMs = nowMs()
    const answer = await call('GET /wps/system/status', {}, { signal })
    rememberStatus(answer)
    const status = { ...answer, receivedAtMs: nowMs() }
    // What was pushed after we asked is newer than the answer.
    return pushed && pushed.atMs >= askedAtMs ? withPush(status, pushed.push) : status
  },
  staleTime: Infinity,
  retry: (failures, problem) => !(problem instanceof CallRefused) && failures < 1,
  retryDelay: 400,
})

/** Takes a status that came with the page. */
export function receiveStatus(client: QueryClient, answer: Answer): void {
  rememberStatus(answer)
  client.setQueryData(statusQuery.queryKey, { ...answer, receivedAtMs: nowMs() })
}

/** Keeps the status true until the returned function is called. */
export function followStatus(client: QueryClient): () => void {
  const live = pageLive()
  let wasLive = false
  const stopHearing = live.on('status', (push) => {
    pushed = { push, atMs: nowMs() }
    const known = client.getQueryData(statusQuery.queryKey)
    if (!known) return
    client.setQueryData(statusQuery.queryKey, withPush(known, push))
    // Whom the new rules keep out, and what else was set, only the server can say.
    if (known.regionRules !== push.regionRules || known.settings !== push.settings) {
      void client.invalidateQueries({ queryKey })
    }
  })
  const stopWatching = live.onState(() => {
    if (live.state !== 'live') return
    // Another server may have come up meanwhile: its version and clock are not pushed.
    if (wasLive) void client.invalidateQueries({ queryKey })
    wasLive = true
  })
  return () => {
    stopHearing()
    stopWatching()
  }
}
