import { useEffect } from 'react'
import { useLiveState } from '#lib/live'
import { useQuery, useQueryClient } from '#lib/query'
import { followStatus, statusQuery } from './query.ts'

const afterErrorMs = 5000
const withoutSocketMs = 30_000

/** The last known status. While the socket is up it is not polled. */
export function useStatus() {
  const live = useLiveState() === 'live'
  return useQuery(statusQuery, {
    every: ({ error }) => {
      if (error) return afterErrorMs
      return live ? false : withoutSocketMs
    },
  })
}

/** Keeps the status up to date while the page is open. */
export function useFollowedStatus(): void {
  const client = useQueryClient()
  useEffect(() => followStatus(client), [client])
}
