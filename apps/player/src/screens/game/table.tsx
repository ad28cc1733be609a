import type { GameItem } from '@fairhouse/protocol'
import type { FrameMessage } from '@fairhouse/protocol/frame'
import { Button, EmptyState, join, Skeleton } from '@fairhouse/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { PlayMode } from '#features/launch'
import { useStatus } from '#features/status'
import { useAccount } from '#lib/account'
import { usePlayWords } from '#lib/play-words'
import { holdPurse, revealPurse } from '#lib/purse'
import { Bar } from './bar.tsx'
import { Frame } from './frame.tsx'
import { Interruption, type RefusedBet } from './interruption.tsx'
import { useCover } from './use-cover.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useLaunch } from './use-launch.ts'
import { useLeft } from './use-left.ts'
import { freshVisit, withRound } from './visit.ts'

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
  const [, navigate] = useLocation()
  const account = useAccount()
  const { launched, problem, again } = useLaunch(
    { gameCode: game.gameCode, roomId, mode },
    language,
  )
  const [visit, setVisit] = useState(freshVisit)
  const { data: status } = useStatus()
  const [currency, setCurrency] = useState<string>()
  const [isExpired, setExpired] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [refused, setRefused] = useState<RefusedBet>()
  const place = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(place)
  const hear = useCallback(
    (said: FrameMessage) => {
      if (said.type === 'round') {
        revealPurse()
        setVisit((before) => withRound(before, said))
      } else if (said.type === 'balance') setCurrency(said.currency)
      else if (said.type === 'expired') setExpired(true)
      else if (said.type === 'failed') setBroken(true)
      else if (said.type === 'refused') setRefused({ code: said.code })
      else if (said.type === 'verify') navigate(`/verify?round=${said.id}`)
      else if (said.type === 'leave') navigate('/hot')
    },
    [navigate],
  )
  useEffect(() => (mode === 'real' ? holdPurse() : undefined), [mode])
  useLeft(launched?.stay)
  useCover()
  const goOn = () => {
    setExpired(false)
    setBroken(false)
    again()
  }
  const isStopped = problem !== undefined || isBroken
  return (
    <div ref={place} className={tableClass}>
      <Bar {...{ game, mode, visit, screen }} currency={currency ?? status?.brand.currency} />
      {isStopped && (
        <Stopped title={tp('play.failed_title')} text={problem?.text ?? tp('play.failed_text')}>
          <Button onClick={goOn}>{tp('play.again')}</Button>
        </Stopped>
      )}
      {isExpired && (
        <Stopped title={tp('play.expired_title')} text={tp('play.expired_text')}>
          <Button onClick={goOn}>{tp('play.go_on')}</Button>
        </Stopped>
      )}
      {!isStopped && !isExpired && !launched && <Waiting game={game} />}
      {!isStopped && !isExpired && launched && (
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
