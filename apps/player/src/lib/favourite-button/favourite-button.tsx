import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import type { GameItem } from '@fairhouse/protocol'
import { Icon, join } from '@fairhouse/ui'

interface Props {
  game: GameItem
  isOn: boolean
  onToggle: (game: GameItem) => void
}

/** Adds a game to the favourites or removes it; the label says which. */
export function FavouriteButton({ game, isOn, onToggle }: Props) {
  const { t } = useWords(lobbyWords)
  const key = isOn ? 'lobby.favourite_remove' : 'lobby.favourite_add'
  return (
    <button
      type="button"
      aria-label={t(key, { game: game.gameName })}
      onClick={() => onToggle(game)}
      className="heart"
    >
      <Icon name="heart" className={join('size-5.5', isOn && 'fill-current')} />
    </button>
  )
}
