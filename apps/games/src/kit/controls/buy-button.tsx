import type { Amount } from '@fairhouse/money'
import { Money } from '#kit/money'
import { useSpeech } from '#kit/words'

interface Props {
  price: Amount
  isFree: boolean
  /** More than the play money: the button says so instead of asking. */
  isTooMuch: boolean
  onBuy: () => void
}

/** Button with the price of the feature; it opens the confirmation. */
export function BuyButton({ price, isFree, isTooMuch, onBuy }: Props) {
  const { say } = useSpeech()
  const isOn = isFree && !isTooMuch
  return (
    <button
      type="button"
      class="game-buy"
      aria-haspopup="dialog"
      // Stays enabled so that keyboard focus returns to it after the purchase.
      aria-disabled={!isOn}
      title={isTooMuch ? say('buy_too_much') : undefined}
      onClick={() => isOn && onBuy()}
    >
      <span>{say('buy')}</span>
      <Money amount={price} />
    </button>
  )
}
