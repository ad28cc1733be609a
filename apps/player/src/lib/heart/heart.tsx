import type { GameItem } from '@fairhouse/protocol'
import { Icon, join } from '@fairhouse/ui'
import { useLobbyWords } from '#lib/lobby-words'

interface Props {
  game: GameItem
  isOn: boolean
  onToggle: (game: GameItem) => void
}

/** Marks a game as a favourite, or takes the mark away; its name says which. */
export function Heart({ game, isOn, onToggle }: Props) {
  const { tg } = useLobbyWords()
  const key = isOn ? 'lobby.favourite_remove' : 'lobby.favourite_add'
  return (
    <button
      type="button"
      aria-label={tg(key, { game: game.gameName })}
      onClick={() => onToggle(game)}
      className="heart"
    >
      <Icon name="heart" className={join('size-5.5', isOn && 'fill-current')} />
    </button>
  )
}
