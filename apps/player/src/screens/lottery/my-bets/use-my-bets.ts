import type { BetView } from '@fairhouse/protocol/lottery'
import { useCallback, useEffect, useState } from 'react'
import { lotteryCall } from '../data/index.ts'

interface State {
  readonly list: readonly BetView[]
  readonly hasMore: boolean
}

export interface MyBets {
  readonly bets: State | undefined
  readonly hasFailed: boolean
  readonly refresh: () => void
  readonly loadMore: () => void
  /** Puts a changed bet in its place. */
  readonly put: (bets: readonly BetView[]) => void
}

const openRestMs = 4000

/** Reads the first page of bets; undefined if that failed. */
async function loadBets(
  game: string,
  session: string | undefined,
  set: (page: State | undefined) => void,
): Promise<void> {
  if (session === undefined) return
  try {
    set(await lotteryCall('lotteryBets', { game }, session))
  } catch {
    set(undefined)
  }
}

/** Own bets on a game, the last first; open ones are looked up until they are settled. */
export function useMyBets(game: string, session: string | undefined): MyBets {
  const [bets, setBets] = useState<State>()
  const [hasFailed, setFailed] = useState(false)
  const hasOpen = bets?.list.some(({ state }) => state === 'open') === true
  const load = useCallback(
    () =>
      loadBets(game, session, (page) => {
        setFailed(!page)
        if (page) setBets((before) => merge(before, page))
      }),
    [game, session],
  )
  useEffect(() => void load(), [load])
  useEffect(() => {
    const timer = hasOpen ? setInterval(() => void load(), openRestMs) : undefined
    return () => clearInterval(timer)
  }, [load, hasOpen])
  const before = bets?.list.at(-1)?.id
  const loadMore = () => {
    if (session === undefined || before === undefined) return
    lotteryCall('lotteryBets', { game, before }, session).then(
      (page) =>
        setBets((known) => ({
          list: [...(known?.list ?? []), ...page.list],
          hasMore: page.hasMore,
        })),
      () => setFailed(true),
    )
  }
  const put = (changed: readonly BetView[]) => {
    const byId = new Map(changed.map((bet) => [bet.id, bet]))
    setBets(
      (known) => known && { ...known, list: known.list.map((bet) => byId.get(bet.id) ?? bet) },
    )
  }
  return { bets, hasFailed, refresh: () => void load(), loadMore, put }
}

/** The first page again, before the older ones that were loaded. */
function merge(before: State | undefined, page: State): State {
  const known = new Set(page.list.map(({ id }) => id))
  const older = (before?.list ?? []).filter(({ id }) => !known.has(id))
  const isLonger = older.length > 0 && page.hasMore
  return isLonger && before
    ? { list: [...page.list, ...older], hasMore: before.hasMore }
    : { list: page.list, hasMore: page.hasMore }
}
