import { useEffect, useRef } from 'preact/hooks'
import type { Machine } from '#kit/machine'
import { useSource } from '#kit/store'

/** What is behind the game and its buttons. */
export function Backdrop({ machine }: { machine: Machine }) {
  const { mood } = useSource(machine.mirror)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const place = canvas.current
    if (!place) return undefined
    let paint = () => {}
    const repaint = () => paint()
    void machine.backdrop(place).then((ready) => {
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
