import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Control } from './control.tsx'
import { join } from '../utils/join.ts'

interface Props {
  title: ReactNode
  /** Shown at the end of the title line, for example a "See all" link. */
  action?: ReactNode
  words: { back: string; on: string }
  /** List items; each sets its own width. */
  children: ReactNode
}

const listClass = join(
  'fading relative flex snap-x snap-proximity scroll-px-4 gap-4 overflow-x-auto',
  '-mx-4 overscroll-x-contain scroll-smooth px-4 py-2 [scrollbar-width:none]',
  'sm:-mx-8 sm:scroll-px-8 sm:px-8 [&::-webkit-scrollbar]:hidden',
)

const sectionClass = 'deferred -mx-4 flex flex-col gap-2 px-4 sm:-mx-8 sm:px-8'

/** A titled row that scrolls sideways; it has arrows when it overflows and space allows. */
export function Rail({ title, action, words, children }: Props) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isLong, setLong] = useState(false)

  useEffect(() => {
    const shown = list.current
    if (!shown) return undefined
    const observer = new ResizeObserver(() => {
      const overflows = shown.scrollWidth > shown.clientWidth
      // A row without links or buttons needs its own tab stop to be scrolled by keyboard.
      if (overflows && !shown.querySelector('a, button')) shown.tabIndex = 0
      setLong(overflows)
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [])

  const scroll = (step: 1 | -1) => {
    const shown = list.current
    if (!shown) return
    const sign = getComputedStyle(shown).direction === 'rtl' ? -step : step
    shown.scrollBy({ left: sign * shown.clientWidth * 0.8 })
  }
  return (
    // As wide as its list: what is outside of a deferred box is not painted.
    <section aria-labelledby={id} className={sectionClass}>
      <div className="flex min-h-11 items-center gap-4">
        <h2 id={id} className="me-auto text-2xl font-bold tracking-tight md:text-3xl">
          {title}
        </h2>
        {action}
        {isLong && (
          <span className="flex max-md:hidden">
            <Control shape="previous" label={words.back} onClick={() => scroll(-1)} />
            <Control shape="next" label={words.on} onClick={() => scroll(1)} />
          </span>
        )}
      </div>
      <ul ref={list} aria-labelledby={id} className={listClass}>
        {children}
      </ul>
    </section>
  )
}
