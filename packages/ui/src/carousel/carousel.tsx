import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { CarouselDots } from './carousel-dots.tsx'
import type { CarouselWords } from './carousel-words.ts'
import { Control } from './control.tsx'
import { join } from '../utils/join.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useCarousel } from './use-carousel.ts'

interface Props {
  slides: readonly { key: string; content: ReactNode }[]
  words: CarouselWords
  /** Class of the track; sets the gutters in which neighbouring slides show. */
  className?: string
  /** On a phone without controls, only with the neighbouring slides, and not moving by itself. */
  isLow?: boolean
}

/** Carousel by touch, keys or autoplay: the WAI pattern on native scrolling. */
export function Carousel({ slides, words, className, isLow = false }: Props) {
  const count = slides.length
  const { track, current, isLooped, move, show, onScroll, onScrollEnd } = useCarousel(count)
  const { hold, isOffered, isPlaying, isPaused, setPaused } = useAutoplay(isLooped, isLow)
  const copy = (index: number) =>
    isLooped && (
      <div aria-hidden="true" inert className={slideClass}>
        {slides.at(index)?.content}
      </div>
    )
  return (
    <section aria-roledescription="carousel" aria-label={words.name}>
      <Watched hold={hold} move={move}>
        <div
          ref={track}
          aria-live={isPlaying ? 'off' : 'polite'}
          onScroll={onScroll}
          onScrollEnd={onScrollEnd}
          className={join(trackClass, className)}
        >
          {copy(-1)}
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={words.slide(index + 1, count)}
              inert={index !== current}
              className={slideClass}
            >
              {content}
            </div>
          ))}
          {copy(0)}
        </div>
        {count > 1 && (
          <div className={join(barClass, isLow && 'max-sm:hidden')}>
            <span>
              {isOffered && (
                <Control
                  data-rotation
                  shape={isPaused ? 'play' : 'pause'}
                  label={isPaused ? words.play : words.pause}
                  onClick={() => setPaused(!isPaused)}
                />
              )}
            </span>
            <CarouselDots
              count={count}
              current={current}
              words={words}
              show={show}
              turn={{ isOffered, isPlaying, onOver: () => move(1) }}
            />
            <span className="flex justify-end max-md:hidden">
              <Control shape="previous" label={words.previous} onClick={() => move(-1)} />
              <Control shape="next" label={words.next} onClick={() => move(1)} />
            </span>
          </div>
        )}
      </Watched>
    </section>
  )
}

interface WatchedProps {
  hold: ReturnType<typeof useAutoplay>['hold']
  move: (step: 1 | -1) => void
  children: ReactNode
}

/** Pauses autoplay on hover, touch and focus, and handles the arrow keys. */
function Watched({ hold, move, children }: WatchedProps) {
  return (
    <div
      role="presentation"
      onKeyDown={(event) => moveByKey(event, move)}
      onPointerEnter={({ pointerType }) => hold('pointer', pointerType === 'mouse')}
      onPointerLeave={() => hold('pointer', false)}
      onTouchStart={() => hold('touch', true)}
      onTouchEnd={() => hold('touch', false)}
      onTouchCancel={() => hold('touch', false)}
      onFocus={(event) => hold('focus', isKeyboardFocus(event))}
      onBlur={() => hold('focus', false)}
    >
      {children}
    </div>
  )
}

const trackClass = join(
  'fading relative flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain',
  'scroll-smooth py-1 [scrollbar-width:none] md:gap-5 [&::-webkit-scrollbar]:hidden',
)
const barClass =
  'grid min-h-12 grid-cols-[3rem_1fr_3rem] items-center px-2 pt-1 md:grid-cols-[6rem_1fr_6rem]'
const slideClass = 'w-full shrink-0 snap-center snap-always'

/** The play button keeps its focus, which must not pause the autoplay it has just started. */
function isKeyboardFocus({ target }: FocusEvent): boolean {
  return target.matches(':focus-visible:not([data-rotation])')
}

function moveByKey(event: KeyboardEvent<HTMLElement>, move: (step: 1 | -1) => void): void {
  const isForward = event.key === 'ArrowRight'
  if (!isForward && event.key !== 'ArrowLeft') return
  event.preventDefault()
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  move(isForward === isMirrored ? -1 : 1)
}
