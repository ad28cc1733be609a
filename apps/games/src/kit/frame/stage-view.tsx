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

/** The picture of the game with what lies over it, and its words. */
export function StageView({ machine, state, children }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const mirror = useSource(machine.mirror)
  const [hasPicture, setHasPicture] = useState(true)
  const { Over } = machine
  useEffect(() => {
    const place = host.current
    if (!place) return undefined
    const watch = new ResizeObserver(() => machine.resize())
    // Without WebGL a game is played by its words.
    machine.mount(place).then(
      () => watch.observe(place),
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
