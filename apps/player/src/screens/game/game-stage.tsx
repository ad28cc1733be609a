import { playWords } from '@fairhouse/i18n/play'
import { useWords } from '#lib/words'
import type { GameItem } from '@fairhouse/protocol'
import { Button, EmptyState, join } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import type { PlayMode } from '#lib/game-target'
import { useLaunch } from '#features/launch'
import { Interruption } from '#features/play-check'
import { useStatus } from '#features/status'
import { useAccount } from '#lib/account'
import { holdBalance } from '#lib/balance'
import { GameBar } from './game-bar.tsx'
import { GameLoading } from './game-loading.tsx'
import { Frame } from './frame.tsx'
import { useHidePage } from './use-hide-page.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useLeaveNotice } from './use-leave-notice.ts'
import { useFrameMessages } from './use-frame-messages.ts'

interface Props {
  game: GameItem
  mode: PlayMode
  roomId: string | undefined
  playType: string | undefined
}

/** Fills the screen of a phone. */
const stageClass = join(
  'flex min-h-96 grow flex-col bg-page',
  'covering:fixed covering:inset-0 covering:z-30 covering:min-h-0',
  'covering:pt-[env(safe-area-inset-top)]',
)

/** A running game. */
export function GameStage({ game, mode, roomId, playType }: Props) {
  const { t, language } = useWords(playWords)
  const account = useAccount()
  const { launched, problem, again } = useLaunch({ game, roomId, playType, mode }, language)
  const messages = useFrameMessages(mode, account?.id)
  const { hear, result, currency, step, end, startAgain, refused } = messages
  const { data: status } = useStatus()
  const [limitText, setLimitText] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(place)
  useEffect(() => (mode === 'real' ? holdBalance() : undefined), [mode])
  useLeaveNotice(launched?.stay)
  useHidePage()
  const restart = () => {
    startAgain()
    again()
  }
  const hasFailed = problem !== undefined || end === 'failed'
  const isPlayed = !hasFailed && end === undefined
  return (
    <div ref={place} className={stageClass}>
      <GameBar {...{ game, mode, result, screen }} currency={currency ?? status?.brand.currency} />
      {hasFailed && (
        <Stopped title={t('play.failed_title')} text={problem?.text ?? t('play.failed_text')}>
          <Button onClick={restart}>{t('play.again')}</Button>
        </Stopped>
      )}
      {!hasFailed && end === 'expired' && (
        <Stopped title={t('play.expired_title')} text={t('play.expired_text')}>
          <Button onClick={restart}>{t('play.go_on')}</Button>
        </Stopped>
      )}
      {isPlayed && (
        <div className="relative flex min-h-0 grow flex-col">
          {launched && account && (
            <Frame
              key={launched.game_url}
              game={game}
              url={launched.game_url}
              cdns={status?.launchGameCDNs ?? []}
              moneyStyle={status?.brand.moneyStyle}
              isForMoney={mode === 'real'}
              accountId={account.id}
              limitText={limitText}
              onMessage={hear}
            />
          )}
          <GameLoading game={game} step={launched ? step : 'launch'} />
        </div>
      )}
      {account && mode === 'real' && (
        <Interruption refused={refused} rounds={result.rounds} onLimit={setLimitText} />
      )}
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
