import { useCallback, useEffect, useState } from 'preact/hooks'
import { zero } from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'
import { Controls, Tools, useSpaceBar, WinBar, type Panel } from '#kit/controls'
import { CurrencyContext, worth } from '#kit/money'
import { tellPage } from '#kit/page'
import type { SoundSettings } from '#kit/sound'
import { useSource } from '#kit/store'
import { useSpeech } from '#kit/words'
import { Backdrop } from './backdrop.tsx'
import { EndScreen } from './end-screen.tsx'
import { Head } from './head.tsx'
import { LatePanels } from './late-panels.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { PotMeter } from './pot-meter.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { SessionLine } from './session-line.tsx'
import { StageView } from './stage-view.tsx'
import type { Game } from './start.ts'
import { isStill, sounds } from './surroundings.ts'
import { useConnection } from './use-connection.ts'
import { usePalette } from './use-palette.ts'
import { useReplaying, type Replaying } from './use-replaying.ts'
import { isPotShown, usePot, type Pot } from './use-pot.ts'

export function GameView({ game }: { game: Game }) {
  const { opened, machine, play } = game
  const { say } = useSpeech()
  const state = useSource(play.state)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [sound, setSound] = useState(game.sound)
  const { replaying, beginReplay, watch, endReplay } = useReplaying(game, () => setPanel(null))
  const pot = usePot(game.studio, opened)
  usePalette(machine.palette, machine.turn)
  useConnection(play)
  useSpaceBar(
    useCallback(() => void (replaying ? replaying.replay.show() : play.spin()), [play, replaying]),
  )
  useEffect(() => {
    if (opened.round) void play.resume(opened.round)
  }, [opened, play])

  const changeSound = (next: SoundSettings) => {
    sounds.set(next)
    setSound(next)
    tellPage({ type: 'choices', ...next })
  }
  if (state.end !== null) return <EndScreen reason={state.end} />
  const isBusy = state.phase !== 'ready' || state.auto !== null
  return (
    <CurrencyContext.Provider value={opened.currency}>
      <div class="game-frame">
        <Backdrop machine={machine} />
        <Head game={opened.game} {...(opened.mode === 'trial' && { mark: say('trial_mark') })}>
          <Tools isMuted={sound.isMuted} onOpen={setPanel} />
        </Head>
        <Shown game={game} replaying={replaying} pot={pot} onWatch={watch} />
        {replaying ? (
          <ReplayBar {...replaying} onBack={endReplay} />
        ) : (
          <Controls
            play={play}
            state={state}
            isStill={isStill()}
            onAuto={() => setPanel('auto')}
            onBuy={() => setPanel('buy')}
          />
        )}
        <SessionLine play={play} state={state} />
        <LatePanels
          game={game}
          panel={panel}
          isBusy={isBusy}
          sound={sound}
          onSound={changeSound}
          isPotOff={pot?.isOff === true}
          onReplay={beginReplay}
          onClose={() => setPanel(null)}
        />
      </div>
    </CurrencyContext.Provider>
  )
}

interface ShownProps {
  game: Game
  replaying: Replaying | null
  pot: Pot | null
  onWatch: (round: RoundView) => void
}

/** The game, or a replayed round in its place. */
function Shown({ game: { machine, play }, replaying, pot, onWatch }: ShownProps) {
  const own = useSource(play.state)
  const state = useSource(replaying?.replay.state ?? play.state)
  const { credits, roundCredits } = play.terms
  const lowestBet = worth(roundCredits, credits[0] ?? zero)
  return (
    <main class="game-main">
      {pot && <PotMeter pot={pot} isHidden={!isPotShown(pot, lowestBet)} />}
      <StageView machine={machine} state={state}>
        {!replaying && <NoticeBar play={play} state={own} onWatch={onWatch} />}
      </StageView>
      <WinBar state={state} isStill={isStill()} />
    </main>
  )
}
