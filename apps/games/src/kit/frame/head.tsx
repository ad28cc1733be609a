import type { ComponentChildren } from 'preact'
import type { GameFacts } from '@fairhouse/protocol/studio'
import { useSpeech } from '#kit/words'

interface Props {
  game: GameFacts
  /** Badge for trial play or a replay, so that it is not taken for real money. */
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
