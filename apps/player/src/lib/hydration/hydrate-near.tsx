import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { useIsDrawn } from './use-is-drawn.ts'

/** Far enough to hydrate before a thumb reaches it. */
const nearPx = 300
/** Whoever points at the markup or enters it gets its code before the click arrives. */
const uses = ['pointerdown', 'focusin', 'keydown'] as const

interface Gate {
  readonly isOpen: boolean
  readonly opened: Promise<void>
  open(): void
}

function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isOpen = false
  return {
    get isOpen() {
      return isOpen
    },
    opened: promise,
    open() {
      isOpen = true
      resolve()
    },
  }
}

/**
 * Hydrates its part of the server's markup once that comes near the view, or is used. Rendered in
 * the browser, it shows its children at once.
 */
export function HydrateNear({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [gate] = useState(createGate)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const stop = () => {
      observer.disconnect()
      for (const name of uses) current.removeEventListener(name, open, true)
    }
    const open = () => {
      stop()
      gate.open()
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
      { rootMargin: `${nearPx}px` },
    )
    observer.observe(current)
    for (const name of uses) current.addEventListener(name, open, true)
    return stop
  }, [gate])
  return (
    <div ref={box}>
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  )
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isWaiting = useIsDrawn() && 'document' in globalThis && !gate.isOpen
  if (isWaiting) use(gate.opened)
  return children
}
