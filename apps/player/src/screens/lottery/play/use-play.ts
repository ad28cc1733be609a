import type { GameItem } from '@fairhouse/protocol'
import { useStatus } from '#features/status'
import type { PlayMode } from '#lib/game-target'
import { useWords } from '#lib/words'
import { useMyBets } from '../my-bets/index.ts'
import { useDraft, useMarket } from '../slip/index.ts'
import { useBetting } from './use-betting.ts'
import { useDraws } from './use-draws.ts'
import { useRules } from './use-rules.ts'
import { useSession } from './use-session.ts'

/** Everything that the page of a lottery shows: draws, prices, session, slip and bets. */
export function usePlay(game: GameItem, mode: PlayMode) {
  const { language } = useWords()
  const { data: status } = useStatus()
  const { gameCode } = game
  const draws = useDraws(gameCode)
  const { rules, hasFailed, refetch } = useRules(gameCode, draws.next?.prices)
  const { market, ...engine } = useMarket(rules)
  const session = useSession(game, mode, language)
  const slip = useDraft(gameCode)
  const token = session.session?.session
  const bets = useMyBets(gameCode, token)
  const betting = useBetting({
    game: gameCode,
    slip,
    next: draws.next,
    prices: rules?.prices,
    session,
    onPlaced: bets.refresh,
    onPricesChanged: () => void refetch(),
    onTooLate: draws.look,
  })
  return {
    draws,
    rules,
    market,
    session,
    token,
    slip,
    bets,
    betting,
    currency: session.session?.currency ?? status?.brand.currency ?? 'VND',
    /** The prices or the engine did not load. */
    hasFailed: hasFailed || engine.hasFailed,
    again: () => {
      engine.again()
      void refetch()
    },
  }
}

export type PlayState = ReturnType<typeof usePlay>
