interface Pressed {
  readonly key: string
  readonly target: EventTarget | null
}

/** Button that an arrow key moves to, by the positions on screen. */
export function buttonByKey<Button extends ButtonLike>(
  buttons: readonly Button[],
  { key, target }: Pressed,
): Button | undefined {
  const from = buttons.find((button) => button === target)
  const direction = directions[key]
  if (!from || !direction) return undefined
  const [here, ...centres] = [from, ...buttons].map((button) => centreOf(button))
  if (!here) return undefined
  const costs = centres.map(({ x, y }) => {
    const [along, across] =
      direction.x === 0
        ? [(y - here.y) * direction.y, x - here.x]
        : [(x - here.x) * direction.x, y - here.y]
    // Buttons in the same row or column come first.
    return along > 1 ? along + Math.abs(across) * 10 : Infinity
  })
  const lowest = Math.min(...costs)
  return lowest === Infinity ? undefined : buttons[costs.indexOf(lowest)]
}

interface ButtonLike extends EventTarget {
  getBoundingClientRect(): {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

const directions: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function centreOf(button: ButtonLike) {
  const { x, y, width, height } = button.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
