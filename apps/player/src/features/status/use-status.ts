import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLiveState } from '#lib/live'
import { followStatus, statusQuery } from './query.ts'

const afterErrorMs = 5000
const withoutSocketMs = 30_000

/** The status as last known. While the socket is up nothing is asked again. */
export function useStatus() {
  const live = useLiveState() === 'live'
  return useQuery({
    ...statusQuery,
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return afterErrorMs
      return live ? false : withoutSocketMs
    },
  })
}

/** Keeps the status true for as long as the page is open. */
export function useFollowedStatus(): void {
  const client = useQueryClient()
  useEffect(() => followStatus(client), [client])
}
