import type { ComponentChildren } from 'preact'
import type { GameFacts } from '@fairhouse/protocol/studio'
import { useSpeech } from '#kit/words'

interface Props {
  game: GameFacts
  /** Play money, or a replay: what must not be taken for more. */
  mark?: string
  children?: ComponentChildren
}

export function Head({ game, mark, children }: Props) {
  const { gameName } = useSpeech()
  return (
    <header class="game-head">
      <h1 class="game-title">{gameName(game)}</h1>
      {mark !== undefined && <span class="game-mark">{mark}</span>}
      {children}
    </header>
  )
}
