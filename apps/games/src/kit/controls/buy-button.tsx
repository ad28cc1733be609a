import type { Amount } from '@fairhouse/money'
import { Money } from '#kit/money'
import { useSpeech } from '#kit/words'

interface Props {
  price: Amount
  isFree: boolean
  onBuy: () => void
}

/** Another way to begin a round, with its price; it only asks. */
export function BuyButton({ price, isFree, onBuy }: Props) {
  const { say } = useSpeech()
  return (
    <button
      type="button"
      class="game-buy"
      aria-haspopup="dialog"
      // Not disabled: who has bought by keyboard comes back to it.
      aria-disabled={!isFree}
      onClick={() => isFree && onBuy()}
    >
      <span>{say('buy')}</span>
      <Money amount={price} />
    </button>
  )
}
