import type { GameItem } from '@fairhouse/protocol'
import { Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { Interruption } from '#features/play-check'
import { useAccount } from '#lib/account'
import type { PlayMode } from '#lib/game-target'
import { useQuery } from '#lib/query'
import { lotteriesQuery, type LotteryRow } from '../data/index.ts'
import { isVietnamese } from '../lobby/index.ts'
import { RulesDialog, VerifyDialog, type Verified } from './dialogs.tsx'
import { DrawHeader } from './draw-header.tsx'
import { Parts } from './parts.tsx'
import { SlipPlace } from './slip-place.tsx'
import { TitleBar } from './title-bar.tsx'
import { usePlay } from './use-play.ts'
import { LoadFailed } from '../parts/index.ts'

interface Props {
  game: GameItem
  mode: PlayMode
  /** The bet type to begin with. */
  playType: string | undefined
}

/** The page of one lottery. */
export function Play(props: Props) {
  const { data, error, refetch } = useQuery(lotteriesQuery)
  const row = data?.games.find(({ code }) => code === props.game.gameCode)
  if (error && !data) {
    return <LoadFailed onAgain={() => void refetch()} />
  }
  if (!data || !row) return <Skeleton className="h-[70dvh] w-full" />
  return <Board {...props} row={row} zone={data.zone} />
}

interface BoardProps extends Props {
  row: LotteryRow
  zone: string
}

function Board({ game, mode, playType, row, zone }: BoardProps) {
  const account = useAccount()
  const [verified, setVerified] = useState<Verified>()
  const [hasRules, setHasRules] = useState(false)
  const state = usePlay(game, mode)
  const { draws, rules, market, betting, session, slip, currency } = state
  const revealed = useRevealed(draws.last?.number)
  const { group } = row
  return (
    <div className="flex flex-col gap-4 max-lg:pb-20">
      <TitleBar
        {...{ game, mode }}
        lobby={isVietnamese(group) ? '/vnlottery' : '/lottery'}
        playMoney={session.session}
        onRules={() => setHasRules(true)}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <DrawHeader
            {...{ group, zone, draws }}
            onVerify={(number) => setVerified({ number })}
            revealed={revealed.number}
            onRevealed={revealed.done}
          />
          <Parts {...{ game, group, zone, state, playType }} onVerify={setVerified} />
        </div>
        {rules && market && (
          <SlipPlace
            {...{ slip, market, currency, betting, session, game, mode }}
            rules={rules.rules}
            next={draws.next}
          />
        )}
      </div>
      <VerifyDialog
        game={game.gameCode}
        verified={verified}
        onClose={() => setVerified(undefined)}
      />
      <RulesDialog {...{ game, group, rules }} open={hasRules} onClose={() => setHasRules(false)} />
      {account && mode === 'real' && (
        <Interruption
          refused={betting.interruption}
          rounds={betting.placed}
          onLimit={betting.setLimitText}
        />
      )}
    </div>
  )
}

/** A result that comes while the page is open is revealed; the one at the start is just there. */
function useRevealed(last: string | undefined) {
  const [seen, setSeen] = useState(last)
  if (seen === undefined && last !== undefined) setSeen(last)
  return {
    number: seen !== undefined && last !== seen ? last : undefined,
    done: () => setSeen(last),
  }
}
