import { useCallback, useEffect, useState } from 'react'
import type { PlayMode } from '#lib/game-target'
import type { GameItem } from '@fairhouse/protocol'
import { toWireNames } from '@fairhouse/protocol/wire-names'
import { storedIdentity, useAccount } from '#lib/account'
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
  readonly game: Pick<GameItem, 'gameCode' | 'nodeId' | 'providerCode'>
  readonly roomId: string | undefined
  readonly playType: string | undefined
  readonly mode: PlayMode
}

const moneyOf = { real: 1, trial: 4 } as const

/** Launches the game once per account and input, and again on request. */
export function useLaunch(wish: LaunchWish, language: string): Launch {
  const { game, roomId, playType, mode } = wish
  const account = useAccount()
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<Omit<Launch, 'again'>>(nothing)
  useEffect(() => {
    if (!account) return undefined
    const gone = new AbortController()
    setState(nothing)
    const request = launchRequest(wish, account.account, language)
    call('POST /wps/game/launchGame', request, { signal: gone.signal }).then(
      (launched) => gone.signal.aborted || setState({ launched, problem: undefined }),
      (problem: unknown) => gone.signal.aborted || setState(refused(problem)),
    )
    return () => gone.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a game keeps the language it began in
  }, [account?.id, game.nodeId, roomId, playType, mode, tries])
  const again = useCallback(() => setTries((before) => before + 1), [])
  return { ...state, again }
}

const nothing = { launched: undefined, problem: undefined }

/** The launch request with all fields of the specification. */
function launchRequest(wish: LaunchWish, username: string, language: string) {
  const { game, roomId, playType, mode } = wish
  const { gameCode, nodeId, providerCode } = game
  return toWireNames({
    ...(roomId === undefined ? { gameId: gameCode, ...(playType && { playType }) } : { roomId }),
    nodeId,
    accountType: moneyOf[mode],
    confirmTrans: 0,
    providerCode,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username,
    ...storedIdentity(),
    language,
  } as const)
}

function refused(problem: unknown): Omit<Launch, 'again'> {
  const isRefused = problem instanceof CallRefused
  if (isRefused && problem.code === 'terms_not_accepted') openModal('terms')
  openNextStep(problem)
  return { launched: undefined, problem: { text: isRefused ? problem.message : undefined } }
}
