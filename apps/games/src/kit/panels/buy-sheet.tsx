import type { Amount } from '@fairhouse/money'
import { useMoney } from '#kit/money'
import type { Play } from '#kit/play'
import { useSpeech } from '#kit/words'
import { Sheet } from './sheet.tsx'

interface Props {
  play: Play
  spins: number
  price: Amount
  onClose: () => void
}

/** Confirms the price of a bought feature before the round begins. */
export function BuySheet({ play, spins, price, onClose }: Props) {
  const { say } = useSpeech()
  const money = useMoney()
  const buy = () => {
    onClose()
    void play.buy()
  }
  return (
    <Sheet title={say('buy_title')} onClose={onClose}>
      <div class="grid gap-5">
        <p>{say('buy_ask', { spins, price: money(price) })}</p>
        <button type="button" class="game-primary" onClick={buy}>
          {say('buy_confirm', { price: money(price) })}
        </button>
      </div>
    </Sheet>
  )
}
