import { useEffect } from 'react'
import { pageLive } from '#lib/live'
import { useQuery, useQueryClient, type QueryClient } from '#lib/query'
import { newerOf, balanceQuery, type WalletBalance } from './balance-query.ts'
import { whenRevealed } from './reveal.ts'

interface BalanceState {
  readonly balance: WalletBalance | undefined
  readonly isAsking: boolean
  readonly hasFailed: boolean
  readonly refresh: () => Promise<void>
}

/** The balance of the account, updated by the socket while mounted. */
export function useBalance(): BalanceState {
  const client = useQueryClient()
  const { data: balance, isFetching, error, refetch } = useQuery(balanceQuery)
  useEffect(() => followBalance(client), [client])
  return { balance, isAsking: isFetching, hasFailed: Boolean(error), refresh: refetch }
}

function followBalance(client: QueryClient): () => void {
  return pageLive().on('balance', (pushed) => {
    whenRevealed(() => {
      const options = balanceQuery(client)
      client.write(options, newerOf(client.read(options), pushed))
    })
  })
}
