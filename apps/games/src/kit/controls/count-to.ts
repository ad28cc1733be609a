import { amountOf, type Amount } from '@fairhouse/money'

const countMs = 450
const shown = new WeakMap<HTMLElement, Amount>()

/** Counts the element's amount up or down to the new one; returns a function that stops it. */
export function countTo(
  element: HTMLElement,
  amount: Amount,
  money: (amount: Amount) => string,
  isStill: boolean,
  /** Rounds what is shown on the way to what the currency has. */
  toWhole: (amount: Amount) => Amount,
): () => void {
  const write = (value: Amount) => {
    shown.set(element, value)
    element.textContent = money(value)
  }
  const from = shown.get(element) ?? amount
  if (isStill || from === amount) {
    write(amount)
    return () => {}
  }
  let begin: number | undefined
  const step = (now: number) => {
    begin ??= now
    const share = Math.min(1, (now - begin) / countMs)
    const thousandths = BigInt(Math.round(share * (2 - share) * 1000))
    const next = amountOf(from + ((amount - from) * thousandths) / 1000n)
    write(share < 1 ? toWhole(next) : amount)
    if (share < 1) frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
