import { amountOf, type Amount } from '@fairhouse/money'

const countMs = 450
const shown = new WeakMap<HTMLElement, Amount>()

/** Writes the amounts between what the place shows and the new one; what comes back ends it. */
export function countTo(
  place: HTMLElement,
  amount: Amount,
  money: (amount: Amount) => string,
  isStill: boolean,
): () => void {
  const write = (value: Amount) => {
    shown.set(place, value)
    place.textContent = money(value)
  }
  const from = shown.get(place) ?? amount
  if (isStill || from === amount) {
    write(amount)
    return () => {}
  }
  let begin: number | undefined
  const step = (now: number) => {
    begin ??= now
    const share = Math.min(1, (now - begin) / countMs)
    const thousandths = BigInt(Math.round(share * (2 - share) * 1000))
    write(amountOf(from + ((amount - from) * thousandths) / 1000n))
    if (share < 1) frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
