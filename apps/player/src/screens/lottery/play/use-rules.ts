import { useEffect } from 'react'
import { useQuery } from '#lib/query'
import { rulesQuery } from '../data/index.ts'

/** The bet types and prices of a game; read again when the next draw has other prices. */
export function useRules(game: string, prices: string | undefined) {
  const { data, error, refetch } = useQuery(rulesQuery(game))
  const isOld = data !== undefined && prices !== undefined && data.prices !== prices
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, refetch])
  return { rules: data, hasFailed: Boolean(error) && !data, refetch }
}
