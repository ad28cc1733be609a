import { join, Rail, Stage } from '@fairhouse/ui'
import { Link } from 'wouter'
import { artOf, Picture, Scene } from '#lib/art'
import { useWords } from '#lib/words'
import type { GameTile } from './lobby.ts'
import { useRailWords } from './rail-words.ts'

interface Props {
  /** Of the title, and whose picture stands before it. */
  category: string
  title: string
  games: readonly GameTile[]
  /** Where all of them are. */
  href?: string
}

const linkClass = join(
  'group block overflow-hidden rounded-card border border-line shadow-card',
  'transition-[translate,border-color] hover:-translate-y-1 hover:border-accent',
)

/** Games of a kind in a row; nothing while there are none. */
export function GameRail({ category, title, games, href }: Props) {
  const { t } = useWords()
  const words = useRailWords()
  if (games.length === 0) return null
  const name = (
    <span className="flex items-center gap-3">
      <Picture image={category} size={36} className="size-9" />
      {title}
    </span>
  )
  const all = href !== undefined && (
    <Link href={href} className="inline-flex min-h-11 items-center font-semibold text-accent">
      {t('home.see_all')}
    </Link>
  )
  return (
    <Rail title={name} words={words} action={all}>
      {games.map((game) => (
        <li key={game.id} className="w-36 shrink-0 snap-start sm:w-44">
          <Link href={game.href} className={linkClass}>
            <Tile game={game} />
          </Link>
        </li>
      ))}
    </Rail>
  )
}

function Tile({ game }: { game: GameTile }) {
  return (
    <Stage
      tint={artOf(game.image).tint}
      light="middle"
      className="flex aspect-[3/4] flex-col items-center justify-between p-3"
    >
      <Scene
        image={game.image}
        size={120}
        className="w-full transition-transform duration-250 group-hover:scale-108"
      />
      <span className="flex w-full flex-col text-center">
        <span className="line-clamp-2 text-base/tight font-extrabold tracking-tight">
          {game.title}
        </span>
        <span className="truncate text-xs text-on-stage-quiet">{game.vendor}</span>
      </span>
    </Stage>
  )
}
