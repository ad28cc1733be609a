import { playWords } from '@fairhouse/i18n/play'
import type { GameItem } from '@fairhouse/protocol'
import { join } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { GamePicture } from '#features/games'
import { useWords } from '#lib/words'

/** The steps of a start: asking for a session, loading the frame, starting its program. */
export type LoadStep = 'launch' | 'frame' | 'program' | 'done'

/** The share of the start that is over when a step begins, roughly by time on a slow phone. */
const shares = { launch: 0.05, frame: 0.3, program: 0.7 } as const

/** A frame that takes this long explains itself, for example without a connection. */
const maxShownMs = 15_000

const barClass = join(
  'h-1.5 w-40 appearance-none overflow-hidden rounded-full bg-line',
  '[&::-webkit-progress-bar]:bg-transparent',
  '[&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent',
  '[&::-webkit-progress-value]:transition-[inline-size]',
)

/** Covers the frame with the picture of the game until it can be played. */
export function GameLoading({ game, step }: { game: GameItem; step: LoadStep }) {
  const { t } = useWords(playWords)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), maxShownMs)
    return () => clearTimeout(timer)
  }, [])
  if (step === 'done' || (isLong && step !== 'launch')) return null
  const text = t('play.starting', { game: game.gameName })
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-5 bg-page p-4">
      <GamePicture game={game} />
      <p role="status" className="text-center font-semibold text-balance">
        {text}
      </p>
      <progress aria-label={text} value={shares[step]} className={barClass} />
    </div>
  )
}
