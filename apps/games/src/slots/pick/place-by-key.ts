interface Pressed {
  readonly key: string
  readonly target: EventTarget | null
}

/** What has the focus after an arrow key, as the buttons stand on the screen. */
export function placeByKey<Button extends Place>(
  buttons: readonly Button[],
  { key, target }: Pressed,
): Button | undefined {
  const from = buttons.find((button) => button === target)
  const way = ways[key]
  if (!from || !way) return undefined
  const [here, ...places] = [from, ...buttons].map((button) => centreOf(button))
  if (!here) return undefined
  const costs = places.map(({ x, y }) => {
    const [along, across] =
      way.x === 0 ? [(y - here.y) * way.y, x - here.x] : [(x - here.x) * way.x, y - here.y]
    // Whatever is in the same row or column comes before what is not.
    return along > 1 ? along + Math.abs(across) * 10 : Infinity
  })
  const least = Math.min(...costs)
  return least === Infinity ? undefined : buttons[costs.indexOf(least)]
}

interface Place extends EventTarget {
  getBoundingClientRect(): {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

const ways: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function centreOf(place: Place) {
  const { x, y, width, height } = place.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
