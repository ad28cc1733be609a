import {
  Suspense,
  use,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useWords } from '#lib/words'
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
  const [isHydrated, markHydrated] = useReducer(() => true, false)
  useEffect(() => openNear(box.current, gate), [gate])
  const { language } = useWords()
  // Other children before hydration make React replace the markup: only another language does.
  const [first] = useState({ children, language })
  const shown = isHydrated || language !== first.language ? children : first.children
  const part = useMemo(
    () => (
      <Suspense>
        <Gated gate={gate}>
          <Hydrated onHydrated={markHydrated}>{shown}</Hydrated>
        </Gated>
      </Suspense>
    ),
    [gate, shown],
  )
  return <div ref={box}>{part}</div>
}

/** Opens the gate when the box comes near the view, or is used. */
function openNear(box: HTMLElement | null, gate: Gate): (() => void) | undefined {
  if (!box) return undefined
  const stop = () => {
    observer.disconnect()
    for (const name of uses) box.removeEventListener(name, open, true)
  }
  const open = () => {
    stop()
    gate.open()
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
    { rootMargin: `${nearPx}px` },
  )
  observer.observe(box)
  for (const name of uses) box.addEventListener(name, open, true)
  return stop
}

interface GatedProps {
  gate: Gate
  children: ReactNode
}

function Gated({ gate, children }: GatedProps) {
  const isWaiting = useIsDrawn() && 'document' in globalThis && !gate.isOpen
  if (isWaiting) use(gate.opened)
  // No hook may follow: React renders again from here and would take it for one it knows.
  return children
}

interface HydratedProps {
  onHydrated: () => void
  children: ReactNode
}

function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated])
  return children
}
