import type { GameItem } from '@fairhouse/protocol'
import { Button, EmptyState, join, Skeleton } from '@fairhouse/ui'
import { useEffect, useRef } from 'react'
import type { PlayMode } from '#features/launch'
import { useStatus } from '#features/status'
import { useAccount } from '#lib/account'
import { usePlayWords } from '#lib/play-words'
import { holdPurse } from '#lib/purse'
import { Bar } from './bar.tsx'
import { Frame } from './frame.tsx'
import { Interruption } from './interruption.tsx'
import { useCover } from './use-cover.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useLaunch } from './use-launch.ts'
import { useLeft } from './use-left.ts'
import { useTold } from './use-told.ts'

interface Props {
  game: GameItem
  mode: PlayMode
  roomId: string | undefined
}

/** On a phone that lies on its side it has the whole screen. */
const tableClass = join(
  'flex min-h-96 grow flex-col bg-page',
  'short:fixed short:inset-0 short:z-30 short:min-h-0',
)

/** A game that is played now. */
export function Table({ game, mode, roomId }: Props) {
  const { tp, language } = usePlayWords()
  const account = useAccount()
  const { launched, problem, again } = useLaunch(
    { gameCode: game.gameCode, roomId, mode },
    language,
  )
  const { hear, visit, currency, end, forgetEnd, refused } = useTold()
  const { data: status } = useStatus()
  const place = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(place)
  useEffect(() => (mode === 'real' ? holdPurse() : undefined), [mode])
  useLeft(launched?.stay)
  useCover()
  const goOn = () => {
    forgetEnd()
    again()
  }
  const hasFailed = problem !== undefined || end === 'failed'
  const isPlayed = !hasFailed && end === undefined
  return (
    <div ref={place} className={tableClass}>
      <Bar {...{ game, mode, visit, screen }} currency={currency ?? status?.brand.currency} />
      {hasFailed && (
        <Stopped title={tp('play.failed_title')} text={problem?.text ?? tp('play.failed_text')}>
          <Button onClick={goOn}>{tp('play.again')}</Button>
        </Stopped>
      )}
      {!hasFailed && end === 'expired' && (
        <Stopped title={tp('play.expired_title')} text={tp('play.expired_text')}>
          <Button onClick={goOn}>{tp('play.go_on')}</Button>
        </Stopped>
      )}
      {isPlayed && !launched && <Waiting game={game} />}
      {isPlayed && launched && (
        <Frame
          key={launched.game_url}
          game={game}
          url={launched.game_url}
          isForMoney={mode === 'real'}
          onMessage={hear}
        />
      )}
      {account && mode === 'real' && <Interruption refused={refused} rounds={visit.rounds} />}
    </div>
  )
}

function Stopped(props: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div role="alert" className="flex grow items-center justify-center">
      <EmptyState title={props.title} text={props.text} action={props.children} />
    </div>
  )
}

function Waiting({ game }: { game: GameItem }) {
  const { tp } = usePlayWords()
  return (
    <div className="relative flex grow p-2">
      <p role="status" className="sr-only">
        {tp('play.starting', { game: game.gameName })}
      </p>
      <Skeleton className="w-full" />
    </div>
  )
}
