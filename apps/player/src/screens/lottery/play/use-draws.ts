import type { DrawView } from '@fairhouse/protocol/lottery'
import { useCallback, useState } from 'react'
import { useQuery } from '#lib/query'
import { drawsQuery, resultsQuery, studioNowMs } from '../data/index.ts'

const restMs = 15_000
/** While a result is due. */
const dueMs = 1500

export interface Draws {
  /** Draws that still take bets, the next first. */
  readonly open: readonly DrawView[]
  readonly next: DrawView | undefined
  /** The last draw with a result, or void. */
  readonly last: DrawView | undefined
  /** A locked draw whose result is due. */
  readonly due: DrawView | undefined
  readonly hasFailed: boolean
  readonly isPending: boolean
  /** Looks at the clock again; to be called when the countdown ends. */
  readonly look: () => void
}

const isEnded = ({ state }: DrawView) => !['scheduled', 'open', 'locked'].includes(state)

/** The draws of a game, followed by the clock of the server. */
export function useDraws(game: string): Draws {
  const [locked, setLocked] = useState<DrawView>()
  const [, setLooks] = useState(0)
  const draws = useQuery(drawsQuery(game), { every: () => restMs })
  const results = useQuery(resultsQuery(game), { every: () => (locked ? dueMs : restMs) })
  const open = (draws.data ?? []).filter(({ locksAt }) => Date.parse(locksAt) > studioNowMs())
  const last = results.data?.list.find(isEnded)
  const hasCome = locked && results.data?.list.some((one) => isEnded(one) && isSame(one, locked))
  if (hasCome) setLocked(undefined)
  const [next] = open
  const { refetch } = draws
  const look = useCallback(() => {
    setLooks((before) => before + 1)
    setLocked(next)
    void refetch()
  }, [next, refetch])
  return {
    open,
    next,
    last,
    due: hasCome ? undefined : locked,
    hasFailed: Boolean(draws.error) && !draws.data,
    isPending: draws.isPending,
    look,
  }
}

const isSame = (one: DrawView, other: DrawView) => one.number === other.number
