import { useEffect, useRef } from 'preact/hooks'
import type { Machine } from '#kit/machine'
import { useSource } from '#kit/store'

/** Background of the game and its controls. */
export function Backdrop({ machine }: { machine: Machine }) {
  const { mood } = useSource(machine.mirror)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    let paint = () => {}
    const repaint = () => paint()
    void machine.backdrop(element).then((ready) => {
      paint = ready
      paint()
    })
    window.addEventListener('resize', repaint)
    return () => window.removeEventListener('resize', repaint)
  }, [machine])
  return (
    <>
      <canvas ref={canvas} class="game-backdrop" aria-hidden="true" />
      <div class="game-mood" data-mood={mood} />
    </>
  )
}
