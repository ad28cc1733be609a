import { parseAmount, toWire, zero } from '@fairhouse/money'
import type { FrameMessage } from '@fairhouse/protocol/frame'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#lib/call'
import { nowMs } from '#lib/clock'
import type { PlayMode } from '#lib/game-target'
import { pageLive } from '#lib/live'
import { readSession, writeSession } from '#lib/storage'
import {
  parseStored,
  unknownResult,
  withLastRound,
  withRound,
  type SessionResult,
} from './session-result.ts'

/** The server's result is read again after this pause in play. */
const pauseMs = 4000

const keyOf = (accountId: string) => `trial result ${accountId}`

/**
 * Time and result of this login over all games. The server knows them for real money; rounds of the
 * frame are added when they were shown. A result of play money lasts as long as the tab.
 */
export function useSessionResult(mode: PlayMode, accountId: string | undefined) {
  const [result, setResult] = useState<SessionResult>(unknownResult)
  const [owner, setOwner] = useState<string>()
  if (mode === 'trial' && accountId !== undefined && accountId !== owner) {
    setOwner(accountId)
    setResult(parseStored(readSession(keyOf(accountId))) ?? { ...unknownResult, ...firstTrial() })
  }
  const counted = useCountedResult(mode, accountId, setResult)
  useEffect(() => {
    const { sinceMs, net, lastId = '' } = result
    if (mode !== 'trial' || accountId === undefined || net === undefined) return
    writeSession(keyOf(accountId), `${sinceMs} ${toWire(net)} ${lastId}`)
  }, [mode, accountId, result])
  const hear = useCallback(
    (said: FrameMessage) => {
      counted(said)
      if (said.type === 'round') setResult((before) => withRound(before, said))
      else if (said.type === 'last' && mode === 'trial') {
        setResult((before) => withLastRound(before, said))
      }
    },
    [counted, mode],
  )
  return { result, hear }
}

const firstTrial = () => ({ sinceMs: nowMs(), net: zero })

type SetResult = (change: (before: SessionResult) => SessionResult) => void

/** Reads the server's result, but never while a round is shown: it would reveal its end. */
function useCountedResult(mode: PlayMode, accountId: string | undefined, setResult: SetResult) {
  /** Changes with every round; an answer to an older question is out of date. */
  const state = useRef({ turn: 0, isPlaying: false, hasRounds: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isReal = mode === 'real' && accountId !== undefined
  const read = useCallback(() => {
    const { turn, isPlaying } = state.current
    if (!isReal || isPlaying) return
    const isCurrent = () => state.current.turn === turn
    call('GET /wps/limits/login').then(
      (answer) => {
        if (!isCurrent()) return
        const sinceMs = nowMs() - (Date.parse(answer.now) - Date.parse(answer.beganAt))
        setResult((before) => ({ ...before, sinceMs, net: parseAmount(answer.net) }))
      },
      () => undefined,
    )
  }, [isReal, setResult])
  const readSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(read, pauseMs)
  }, [read])
  useEffect(() => {
    read()
    // A provider's game reports no rounds: its bets are seen by their money.
    const stop = isReal
      ? pageLive().on('balance', () => state.current.hasRounds || readSoon())
      : undefined
    addEventListener('focus', readSoon)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('focus', readSoon)
      stop?.()
    }
  }, [isReal, read, readSoon])
  return useCallback(
    ({ type }: FrameMessage) => {
      if (type !== 'begins' && type !== 'ends' && type !== 'round') return
      const { turn } = state.current
      state.current = { turn: turn + 1, isPlaying: type === 'begins', hasRounds: true }
      readSoon()
    },
    [readSoon],
  )
}
