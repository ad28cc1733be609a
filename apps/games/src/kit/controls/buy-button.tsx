import type { Amount } from '@fairhouse/money'
import { Money } from '#kit/money'
import { useSpeech } from '#kit/words'

interface Props {
  price: Amount
  isFree: boolean
  onBuy: () => void
}

/** Button with the price of the feature; it opens the confirmation. */
export function BuyButton({ price, isFree, onBuy }: Props) {
  const { say } = useSpeech()
  return (
    <button
      type="button"
      class="game-buy"
      aria-haspopup="dialog"
      // Stays enabled so that keyboard focus returns to it after the purchase.
      aria-disabled={!isFree}
      onClick={() => isFree && onBuy()}
    >
      <span>{say('buy')}</span>
      <Money amount={price} />
    </button>
  )
}
