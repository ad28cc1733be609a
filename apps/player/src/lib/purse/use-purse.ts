import { useEffect } from 'react'
import { pageLive } from '#lib/live'
import { useQuery, useQueryClient, type QueryClient } from '#lib/query'
import { later, purseQuery, type Purse } from './purse-query.ts'
import { whenRevealed } from './reveal.ts'

interface Shown {
  readonly purse: Purse | undefined
  readonly isAsking: boolean
  readonly hasFailed: boolean
  readonly refresh: () => Promise<void>
}

/** What the account has, kept true by the socket for as long as somebody looks. */
export function usePurse(): Shown {
  const client = useQueryClient()
  const { data: purse, isFetching, error, refetch } = useQuery(purseQuery)
  useEffect(() => followPurse(client), [client])
  return { purse, isAsking: isFetching, hasFailed: Boolean(error), refresh: refetch }
}

function followPurse(client: QueryClient): () => void {
  return pageLive().on('balance', (told) => {
    whenRevealed(() => {
      const options = purseQuery(client)
      client.write(options, later(client.read(options), told))
    })
  })
}
