import { useSearchParams } from 'wouter'
import { Category } from '#screens/category'
import { Game } from '#screens/game'

/** Lists lotteries, or plays the one in the address. */
export function Lottery() {
  const [search] = useSearchParams()
  if (!search.get('gameCode')) return <Category />
  return (
    <div className="flex h-[70dvh] flex-col">
      <Game />
    </div>
  )
}
