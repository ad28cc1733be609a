import { useLayoutEffect } from 'preact/hooks'
import { turnColour, turningColours } from '@fairhouse/ui/themes'

/** Applies the game's palette to the whole frame. */
export function usePalette(palette: string, turn = 0): void {
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement
    for (const name of turningColours) style.removeProperty(`--game-${name}`)
    dataset.palette = palette
    dataset.turn = String(turn)
    const written = getComputedStyle(document.documentElement)
    for (const name of turn === 0 ? [] : turningColours) {
      const own = written.getPropertyValue(`--game-${name}`).trim()
      style.setProperty(`--game-${name}`, turnColour(name, own, turn))
    }
  }, [palette, turn])
}
