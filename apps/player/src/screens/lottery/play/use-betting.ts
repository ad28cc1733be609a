import { lotteryWords } from '@fairhouse/i18n/lottery'
import { pushToast } from '@fairhouse/ui'
import type { BetView, DrawView } from '@fairhouse/protocol/lottery'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefusedBet } from '#features/play-check'
import { requireAccount, useAccount } from '#lib/account'
import { useWords } from '#lib/words'
import type { LotteryRefused } from '../data/index.ts'
import type { SlipDraft } from '../slip/index.ts'
import { findSent } from './find-sent.ts'
import { writeLastBet } from './last-bet.ts'
import { usePlaceBet, type Placing } from './use-place-bet.ts'
import type { SessionState } from './use-session.ts'

interface Deps {
  readonly game: string
  readonly slip: SlipDraft
  readonly next: DrawView | undefined
  /** The price list that the slip is priced with. */
  readonly prices: string | undefined
  readonly session: SessionState
  readonly onPlaced: () => void
  readonly onPricesChanged: () => void
  readonly onTooLate: () => void
}

export interface Betting {
  readonly placing: Placing
  readonly place: () => void
  /** Why the last bet was refused, until the slip is changed or placed again. */
  readonly refusal: LotteryRefused | undefined
  /** A slip sent before a reload was not accepted. */
  readonly wasLost: boolean
  /** A refusal that interrupts play. */
  readonly interruption: RefusedBet | undefined
  /** Says which limit refused the last bet. */
  readonly limitText: string | undefined
  readonly setLimitText: (text: string | undefined) => void
  /** Number of slips that this page placed. */
  readonly placed: number
}

/** Places the slip of a game, and says how it ended. */
export function useBetting(deps: Deps): Betting {
  const { game, slip, next, prices, session, onPlaced, onPricesChanged, onTooLate } = deps
  const { t } = useWords(lotteryWords)
  const account = useAccount()
  const { placing, place: send } = usePlaceBet()
  const [refusal, setRefusal] = useState<LotteryRefused>()
  const [interruption, setInterruption] = useState<RefusedBet>()
  const [limitText, setLimitText] = useState<string>()
  const [wasLost, setLost] = useState(false)
  const [placed, setPlaced] = useState(0)
  const { change, draft } = slip
  const token = session.session?.session

  const accept = useCallback(
    (bets: readonly BetView[]) => {
      const [first] = bets
      writeLastBet(game, draft.lines)
      change({ kind: 'clear' })
      setPlaced((before) => before + 1)
      setLost(false)
      onPlaced()
      const values = { number: first?.number ?? '', draws: bets.length }
      pushToast(t(bets.length > 1 ? 'lottery.accepted_chase' : 'lottery.accepted', values), 'good')
    },
    [change, draft.lines, game, onPlaced, t],
  )

  useLostAnswer({ game, slip, token, accept, onLost: () => setLost(true) })

  const place = async () => {
    if (!account) return requireAccount()
    if (!token || !next || prices === undefined || placing !== 'idle') return undefined
    setRefusal(undefined)
    setLimitText(undefined)
    setLost(false)
    change({ kind: 'sent', number: next.number })
    const answer = await send({ draft, game, number: next.number, prices, session: token })
    if (!answer) return undefined
    if ('bets' in answer) return accept(answer.bets)
    change({ kind: 'refused' })
    setRefusal(answer.refusal)
    const { code } = answer.refusal
    if (code === 'session_expired') session.reopen()
    else if (code === 'prices_changed') onPricesChanged()
    else if (code === 'too_late') onTooLate()
    else if (code === 'limit_reached' || code === 'player_blocked') setInterruption({ code })
    return undefined
  }
  return {
    placing,
    place: () => void place(),
    refusal,
    wasLost,
    interruption,
    limitText,
    setLimitText,
    placed,
  }
}

interface LostAnswer {
  game: string
  slip: SlipDraft
  token: string | undefined
  accept: (bets: readonly BetView[]) => void
  onLost: () => void
}

const pauseMs = 2000
/** Longer than a request that was under way at the reload takes. */
const maxSearches = 6

/** After a reload, asks whether the slip that was sent before it stands. */
function useLostAnswer({ game, slip, token, accept, onLost }: LostAnswer): void {
  const first = useRef(slip.draft.sentFor === null ? undefined : slip.draft)
  const finish = useEffectEvent((id: string, bets: readonly BetView[] | undefined) => {
    // Placed again meanwhile, under the same id, or changed: that says how it ended.
    if (slip.draft.id !== id) return
    if (bets) accept(bets)
    else {
      slip.change({ kind: 'notFound' })
      onLost()
    }
  })
  useEffect(() => {
    const draft = first.current
    if (!draft || token === undefined) return undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (searches: number): Promise<void> => {
      const again = (next: number) => {
        timer = setTimeout(() => void ask(next), pauseMs)
      }
      try {
        const bets = await findSent(draft, game, token)
        if (isGone) return
        if (!bets && searches < maxSearches) return again(searches + 1)
        first.current = undefined
        finish(draft.id, bets)
      } catch {
        if (!isGone) again(searches)
      }
    }
    void ask(1)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [game, token])
}
