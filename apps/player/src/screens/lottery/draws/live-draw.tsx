import { lotteryWords } from '@fairhouse/i18n/lottery'
import { Button, join } from '@fairhouse/ui'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '#lib/words'
import { ResultBalls } from './balls.tsx'
import { readResult, type DrawResult, type VnResult } from './read-result.ts'
import { resultText } from './result-text.ts'
import { revealOrder, type RevealOrder } from './reveal-order.ts'
import { PrizeTable } from './vn-board.tsx'

interface Props {
  group: string
  number: string
  /** The result as it came. */
  result: unknown
  /** Called once everything is revealed. */
  onDone: () => void
}

const fastMs = 2500
const prizesMs = 10_000

/** Reveals a result that has just come in, ball by ball. */
export const LiveDraw = (props: Props) => <Reveal key={props.number} {...props} />

function Reveal({ group, number, result, onDone }: Props) {
  const { t } = useWords(lotteryWords)
  const read = readResult(group, result)
  const steps = revealOrder(group, result)
  const totalMs = read?.kind === 'vn' ? prizesMs : fastMs
  const { revealed, isDone, skip } = useReveal(steps.length, totalMs, onDone)
  const root = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isDone && hasFocus.current) root.current?.focus()
  }, [isDone])
  if (!read) return null
  return (
    <div ref={root} tabIndex={-1} className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p className="font-semibold tabular-nums">
          {t(isDone ? 'draws.draw' : 'draws.drawing', { number })}
        </p>
        {!isDone && (
          <span
            onFocus={() => {
              hasFocus.current = true
            }}
            onBlur={() => {
              hasFocus.current = false
            }}
          >
            <Button variant="quiet" size="small" onClick={skip}>
              {t('draws.skip')}
            </Button>
          </span>
        )}
      </div>
      <Shown result={read} steps={steps} revealed={revealed} isDone={isDone} />
      <p role="status" className="sr-only">
        {isDone && `${t('draws.draw', { number })}. ${resultText(t, read)}`}
      </p>
    </div>
  )
}

interface ShownProps {
  result: DrawResult
  steps: RevealOrder
  revealed: number
  isDone: boolean
}

function Shown({ result, steps, revealed, isDone }: ShownProps) {
  const shown = isDone ? undefined : new Set(steps.slice(0, revealed).flat())
  if (result.kind === 'vn') return <Prizes result={result} {...(shown && { shown })} />
  return <ResultBalls result={result} size="large" {...(shown && { shown })} />
}

function Prizes({ result, shown }: { result: VnResult; shown?: ReadonlySet<number> }) {
  const { t } = useWords(lotteryWords)
  const { region, stations } = result
  return (
    <div
      aria-hidden={shown !== undefined}
      className={join('grid gap-4', stations.length > 1 && 'md:grid-cols-2')}
    >
      {stations.map((draw, station) => {
        const first = station * draw.length
        const own = shown && new Set([...shown].map((place) => place - first))
        return (
          <section key={station} className="flex min-w-0 flex-col gap-2">
            {stations.length > 1 && (
              <h3 className="font-semibold">{t('draws.station', { number: station + 1 })}</h3>
            )}
            <PrizeTable region={region} draw={draw} {...(own && { shown: own })} />
          </section>
        )
      })}
    </div>
  )
}

const calm = '(prefers-reduced-motion: reduce)'

function watchCalm(changed: () => void): () => void {
  const query = matchMedia(calm)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Counts the revealed steps up; all of them at once where nothing shall move. */
function useReveal(steps: number, totalMs: number, onDone: () => void) {
  const isCalm = useSyncExternalStore(
    watchCalm,
    () => matchMedia(calm).matches,
    () => false,
  )
  const [revealed, setRevealed] = useState(0)
  // The last ball stands for a moment before the end.
  const isDone = isCalm || steps === 0 || revealed > steps
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) return undefined
    const timer = setTimeout(() => setRevealed(revealed + 1), totalMs / (steps + 1))
    return () => clearTimeout(timer)
  }, [isDone, revealed, steps, totalMs])
  useEffect(() => {
    if (isDone) done()
  }, [isDone])
  return { revealed, isDone, skip: () => setRevealed(steps + 1) }
}
