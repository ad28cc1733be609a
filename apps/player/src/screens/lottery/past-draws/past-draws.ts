import type { DrawView } from '@fairhouse/protocol/lottery'
import { useState } from 'react'
import { useQuery } from '#lib/query'
import { lotteryCall, resultsQuery } from '../data/index.ts'

interface Older {
  readonly list: readonly DrawView[]
  readonly hasMore: boolean
}

/** The last draws as they are now, then older ones that were loaded before. */
export function mergeDraws(
  latest: readonly DrawView[],
  older: readonly DrawView[],
): readonly DrawView[] {
  const numbers = new Set(latest.map(({ number }) => number))
  return [...latest, ...older.filter(({ number }) => !numbers.has(number))]
}

/** Past draws of a game, the last first, with those that were loaded on demand. */
export function usePastDraws(game: string) {
  const first = useQuery(resultsQuery(game))
  const [older, setOlder] = useState<Older>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const draws = mergeDraws(first.data?.list ?? [], older?.list ?? [])

  const loadMore = () => {
    const last = draws.at(-1)
    if (!last || state === 'loading') return
    setState('loading')
    lotteryCall('lotteryResults', { game, before: last.number }).then(
      ({ list, hasMore }) => {
        setOlder({ list: [...draws, ...list], hasMore })
        setState('idle')
      },
      () => setState('failed'),
    )
  }

  return {
    draws,
    isPending: first.isPending,
    /** Nothing could be loaded. */
    hasFailed: first.data === undefined && first.error !== undefined,
    isFetching: first.isFetching,
    refetch: () => void first.refetch(),
    hasMore: older?.hasMore ?? first.data?.hasMore ?? false,
    isLoadingMore: state === 'loading',
    hasFailedMore: state === 'failed',
    loadMore,
  }
}

export type PastDraws = ReturnType<typeof usePastDraws>
