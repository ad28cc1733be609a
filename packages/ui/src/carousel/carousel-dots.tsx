import type { CarouselWords } from './carousel-words.ts'
import { join } from '../utils/join.ts'

interface Props {
  count: number
  current: number
  words: CarouselWords
  show: (slide: number) => void
  /** During autoplay the long dot fills; when it is full the next slide comes. */
  turn: { isOffered: boolean; isPlaying: boolean; onOver: () => void }
}

export function CarouselDots({ count, current, words, show, turn }: Props) {
  return (
    <div role="group" aria-label={words.name} className="flex min-w-0 justify-center">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={words.pick(index + 1, count)}
          aria-current={index === current}
          onClick={() => show(index)}
          className="group flex h-11 w-11 min-w-6 cursor-pointer items-center justify-center"
        >
          <span
            className={join(
              'h-2 overflow-hidden rounded-full bg-control transition-[width]',
              'group-hover:bg-accent',
              index === current ? 'w-8' : 'w-2',
            )}
          >
            {index === current && (
              <span
                onAnimationEnd={turn.onOver}
                className={join(
                  'block h-full origin-left rounded-full bg-accent rtl:origin-right',
                  turn.isOffered && 'animate-turn',
                  turn.isOffered && !turn.isPlaying && '[animation-play-state:paused]',
                )}
              />
            )}
          </span>
        </button>
      ))}
    </div>
  )
}
