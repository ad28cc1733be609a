import { useCallback, useEffect, useMemo, useState } from 'react'
import { useQuery } from '#lib/query'
import { drawQuery, lotteryCall, studioNowMs } from '../data/index.ts'
import { verifyDraw } from './verification.ts'

const soonMs = 3000
const laterMs = 30_000

/** A draw with all that verifies it, and its verification once its bets are read. */
export function useVerification(game: string, number: string) {
  const draw = useQuery(drawQuery(game, number), {
    every: ({ data }) => {
      if (!data || data.state === 'settled' || data.state === 'void') return false
      return studioNowMs() >= Date.parse(data.locksAt) ? soonMs : laterMs
    },
  })
  const { data } = draw
  const isReady = data !== undefined && data.seed !== null && data.salt !== null
  const hashes = useHashes(game, number, isReady && data.result !== null)
  const verification = useMemo(
    () => (data && hashes.list ? verifyDraw(data, hashes.list) : undefined),
    [data, hashes.list],
  )
  return { draw, hashes, verification }
}

interface HashState {
  readonly list?: readonly string[]
  readonly count: number
  readonly hasFailed: boolean
}

const noHashes: HashState = { count: 0, hasFailed: false }

function useHashes(game: string, number: string, isWanted: boolean) {
  const [state, setState] = useState(noHashes)
  const run = useCallback(
    (signal: AbortSignal) => {
      const set = (next: HashState) => {
        if (!signal.aborted) setState(next)
      }
      readHashes(game, number, signal, (count) => set({ count, hasFailed: false })).then(
        (list) => set({ list, count: list.length, hasFailed: false }),
        () => set({ count: 0, hasFailed: true }),
      )
    },
    [game, number],
  )
  useEffect(() => {
    if (!isWanted) return undefined
    const stop = new AbortController()
    run(stop.signal)
    return () => stop.abort()
  }, [run, isWanted])
  const again = () => {
    setState(noHashes)
    run(new AbortController().signal)
  }
  return { ...state, again }
}

/** Reads the hashes of all bets, page by page. */
async function readHashes(
  game: string,
  number: string,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<readonly string[]> {
  const list: string[] = []
  for (;;) {
    const after = list.at(-1)
    const input = { game, number, ...(after !== undefined && { after }) }
    const page = await lotteryCall('lotteryHashes', input)
    list.push(...page.list)
    if (signal.aborted || !page.hasMore || page.list.length === 0) return list
    onProgress(list.length)
  }
}
