import { Card, Rail } from '@fairhouse/ui'
import { Picture } from '#lib/art'
import { timeFormat, useReaderZone } from '#lib/moment'
import { useWords } from '#lib/words'
import { useRailWords } from './rail-words.ts'

export interface Winner {
  readonly id: string
  /** Masked by the server; the real name never reaches the browser. */
  readonly player: string
  readonly game: string
  /** Formatted with currency. */
  readonly prize: string
  readonly at: string
  readonly image: string
}

interface Props {
  winners: readonly Winner[]
  brandZone: string
}

/** Recent winners; renders nothing if there are none. */
export function Winners({ winners, brandZone }: Props) {
  const { t, tag } = useWords()
  const words = useRailWords()
  const zone = useReaderZone() ?? brandZone
  if (winners.length === 0) return null
  const written = timeFormat(tag, 'short', zone)
  return (
    <Rail title={t('home.winners')} words={words}>
      {winners.map(({ id, player, game, prize, at, image }) => (
        <li key={id} className="flex w-64 shrink-0 snap-start">
          <Card className="flex w-full items-center gap-4 p-4">
            <Picture image={image} size={56} fallback="game" className="size-14 shrink-0" />
            <p className="flex min-w-0 grow flex-col">
              <strong className="truncate text-xl font-bold text-accent tabular-nums">
                {prize}
              </strong>
              <span className="truncate text-sm font-medium">{game}</span>
              <span className="flex justify-between gap-2 text-sm text-text-quiet">
                <span className="truncate">{player}</span>
                <time dateTime={at} className="tabular-nums">
                  {written.format(new Date(at))}
                </time>
              </span>
            </p>
          </Card>
        </li>
      ))}
    </Rail>
  )
}
