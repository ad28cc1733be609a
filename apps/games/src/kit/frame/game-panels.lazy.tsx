import type { RoundView } from '@fairhouse/protocol/studio'
import type { Panel } from '#kit/controls'
import { isAlone, tellPage } from '#kit/page'
import {
  AutoSheet,
  BuySheet,
  FairnessSheet,
  HistorySheet,
  InfoSheet,
  SoundSheet,
} from '#kit/panels'
import type { SoundSettings } from '#kit/sound'
import type { Game } from './start.ts'

export interface PanelProps {
  game: Game
  panel: Panel | null
  isBusy: boolean
  sound: SoundSettings
  onSound: (sound: SoundSettings) => void
  isPotOff: boolean
  onReplay: (round: RoundView) => void
  onClose: () => void
}

export function GamePanels(props: PanelProps) {
  const { game, panel, isBusy, sound, onSound, isPotOff, onReplay, onClose } = props
  const { opened, machine, play, studio } = game
  const { round, credit } = play.state.get()
  switch (panel) {
    case 'info':
      return (
        <InfoSheet
          facts={opened.game}
          credits={play.terms.credits}
          credit={credit}
          Rules={machine.Rules}
          canBuy={play.buyPrice() !== null}
          isPotOff={isPotOff}
          onClose={onClose}
        />
      )
    case 'history':
      return (
        <HistorySheet
          studio={studio}
          onReplay={onReplay}
          // Verification needs the surrounding page, which a frame opened on its own lacks.
          onVerify={isAlone() ? null : ({ id }) => tellPage({ type: 'verify', id })}
          onClose={onClose}
        />
      )
    case 'fairness':
      return <FairnessSheet studio={studio} round={round} isBusy={isBusy} onClose={onClose} />
    case 'sound':
      return <SoundSheet sound={sound} onChange={onSound} onClose={onClose} />
    case 'auto':
      return <AutoSheet play={play} onClose={onClose} />
    case 'buy':
      return <Buying game={game} onClose={onClose} />
    default:
      return panel satisfies null
  }
}

function Buying({ game: { machine, play }, onClose }: Pick<PanelProps, 'game' | 'onClose'>) {
  const price = play.buyPrice()
  if (!machine.buy || price === null) return null
  return <BuySheet play={play} spins={machine.buy.spins} price={price} onClose={onClose} />
}
