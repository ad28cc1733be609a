import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { GameItem } from '@fairhouse/protocol'
import { Skeleton, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/words'
import { loadMyBets } from '../my-bets/index.ts'
import { Pad } from '../pad/index.ts'
import type { Verified } from './dialogs.tsx'
import { LaterPart } from './later-part.tsx'
import type { PlayState } from './use-play.ts'
import { LoadFailed } from '../parts/index.ts'

interface Props {
  game: GameItem
  group: string
  zone: string
  state: PlayState
  /** The bet type to begin with. */
  playType: string | undefined
  onVerify: (verified: Verified) => void
}

const parts = ['bet', 'results', 'trends', 'bets'] as const
type Part = (typeof parts)[number]

const loadResults = async () => (await import('../past-draws/index.ts')).Results
const loadTrends = async () => (await import('../trends/index.ts')).Trends

/** Betting, past results, trends and own bets. */
export function Parts(props: Props) {
  const { game, group, zone, state, onVerify } = props
  const { t } = useWords(lotteryWords)
  const [part, setPart] = useState<Part>('bet')
  const { market, bets, token } = state
  const ofGame = { game: game.gameCode, group }
  return (
    <Tabs
      label={game.gameName}
      tabs={parts.map((id) => ({ id, label: t(`lottery.part_${id}`) }))}
      value={part}
      onChange={setPart}
    >
      {part === 'bet' && <BetPart {...props} />}
      {part === 'results' && <LaterPart load={loadResults} partProps={ofGame} />}
      {part === 'trends' && <LaterPart load={loadTrends} partProps={ofGame} />}
      {part === 'bets' && market && (
        <LaterPart
          load={loadMyBets}
          partProps={{
            bets,
            zone,
            lottery: market.lottery,
            session: token,
            onVerify: ({ number, hash, mode }) =>
              onVerify({ number, ...(mode === 'real' && { ownHash: hash }) }),
            onCancelled: bets.refresh,
          }}
        />
      )}
    </Tabs>
  )
}

function BetPart({ state, playType }: Props) {
  const { rules, market, currency, slip, hasFailed, again } = state
  if (rules && market) {
    return (
      <Pad
        view={rules}
        {...{ market, currency }}
        first={playType}
        onAdd={(lines) => slip.change({ kind: 'add', lines })}
      />
    )
  }
  if (!hasFailed) return <Skeleton className="h-96 w-full" />
  return <LoadFailed onAgain={again} />
}
