import { useEffect, useRef, useState } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import type { Machine } from '#kit/machine'
import { MirrorView } from '#kit/mirror'
import type { PlayState } from '#kit/play'
import { useSource } from '#kit/store'
import { Celebration } from './celebration.tsx'

interface Props {
  machine: Machine
  state: PlayState
  children?: ComponentChildren
}

/** Canvas of the game with its overlays and its text mirror. */
export function StageView({ machine, state, children }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const mirror = useSource(machine.mirror)
  const [hasPicture, setHasPicture] = useState(true)
  const { Over } = machine
  useEffect(() => {
    const container = host.current
    if (!container) return undefined
    const watch = new ResizeObserver(() => machine.resize())
    // Without WebGL the text mirror is the game.
    machine.mount(container).then(
      () => watch.observe(container),
      () => setHasPicture(false),
    )
    return () => {
      watch.disconnect()
      machine.destroy()
    }
  }, [machine])
  return (
    <div class="game-stage">
      <div ref={host} class="game-canvas" data-picture={hasPicture} />
      {mirror.note !== '' && <p class="game-note">{mirror.note}</p>}
      {Over && <Over />}
      <Celebration state={state} />
      {children}
      <MirrorView mirror={mirror} state={state} isShown={!hasPicture} />
    </div>
  )
}
