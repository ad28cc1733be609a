import { useCallback, useEffect, useState } from 'react'
import type { PlayMode } from '#features/launch'
import { useAccount } from '#lib/account'
import { openNextStep } from '#lib/action'
import { call, CallRefused, type Value } from '#lib/call'
import { openModal } from '#lib/modals'

type Launched = Value<'POST /wps/game/launchGame'>

export interface Launch {
  readonly launched: Launched | undefined
  /** The server's message, if any. */
  readonly problem: { readonly text: string | undefined } | undefined
  readonly again: () => void
}

export interface LaunchWish {
  readonly gameCode: string
  readonly roomId: string | undefined
  readonly playType: string | undefined
  readonly mode: PlayMode
}

const moneyOf = { real: 1, trial: 4 } as const

/** Launches the game once per account and input, and again on request. */
export function useLaunch(wish: LaunchWish, language: string): Launch {
  const { gameCode, roomId, playType, mode } = wish
  const account = useAccount()
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<Omit<Launch, 'again'>>(nothing)
  const id = account?.id
  useEffect(() => {
    if (id === undefined) return undefined
    const gone = new AbortController()
    setState(nothing)
    start(wish, language, gone.signal).then(
      (launched) => gone.signal.aborted || setState({ launched, problem: undefined }),
      (problem: unknown) => gone.signal.aborted || setState(refused(problem)),
    )
    return () => gone.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a game keeps the language it began in
  }, [id, gameCode, roomId, playType, mode, tries])
  const again = useCallback(() => setTries((before) => before + 1), [])
  return { ...state, again }
}

const nothing = { launched: undefined, problem: undefined }

/** Fields that every web client sends. */
function start(wish: LaunchWish, language: string, signal: AbortSignal) {
  const { gameCode, roomId, playType, mode } = wish
  const which = roomId === undefined ? { gameCode, ...(playType && { playType }) } : { roomId }
  const device = { launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } as const
  const fields = { accountType: moneyOf[mode], confirmTrans: 0, language, ...device } as const
  return call('POST /wps/game/launchGame', { ...which, ...fields }, { signal })
}

function refused(problem: unknown): Omit<Launch, 'again'> {
  const isRefused = problem instanceof CallRefused
  if (isRefused && problem.code === 'terms_not_accepted') openModal('terms')
  openNextStep(problem)
  return { launched: undefined, problem: { text: isRefused ? problem.message : undefined } }
}
