import { sumOf } from '@fairhouse/engines/lottery'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import { join } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useWords } from '#lib/words'
import { Ball, Car, Die, KenoNumber, twoDigits, WaveBall, waveOf, type BallSize } from './ball.tsx'
import { readResult, type DrawResult, type NumberResult, type VnResult } from './read-result.ts'
import { resultText } from './result-text.ts'

interface Props {
  group: string
  /** The result of a draw as it came. */
  result: unknown
  size?: BallSize
}

/** The result of a draw; of a Vietnamese one its special prize. */
export function Balls({ group, result, size = 'medium' }: Props) {
  const read = readResult(group, result)
  return read && <ResultBalls result={read} size={size} />
}

interface ResultProps {
  result: DrawResult
  size: BallSize
  /** Places that are revealed; without it all are. */
  shown?: ReadonlySet<number>
}

export function ResultBalls(props: ResultProps) {
  const { t } = useWords(lotteryWords)
  return (
    <span
      role="img"
      {...(props.shown ? { 'aria-hidden': true } : { 'aria-label': resultText(t, props.result) })}
      className="inline-block max-w-full"
    >
      <Look {...props} />
    </span>
  )
}

function Look({ result, size, shown }: ResultProps) {
  if (result.kind === 'vn') return <SpecialPrize result={result} size={size} />
  const balls = { result, size, isHidden: (place: number) => shown && !shown.has(place) }
  switch (result.kind) {
    case 'k3':
      return <Dice {...balls} />
    case 'pk10':
      return <Cars {...balls} />
    case 'lucky-28':
      return <Sum {...balls} />
    case 'keno':
      return <Keno {...balls} />
    case 'mark-six':
      return <MarkSix {...balls} />
    default:
      return <Plain {...balls} />
  }
}

interface BallsProps {
  result: NumberResult
  size: BallSize
  isHidden: (place: number) => boolean | undefined
}

const Row = ({ children }: { children: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-1">{children}</span>
)

function Plain({ result: { kind, numbers }, size, isHidden }: BallsProps) {
  return (
    <Row>
      {numbers.map((number, place) => (
        <Ball key={place} size={size} isHidden={isHidden(place)}>
          {kind === '11x5' ? twoDigits(number) : number}
        </Ball>
      ))}
    </Row>
  )
}

function Dice({ result: { numbers }, size, isHidden }: BallsProps) {
  const isDone = numbers.every((_face, place) => !isHidden(place))
  return (
    <Row>
      {numbers.map((face, place) => (
        <Die key={place} face={face} size={size} isHidden={isHidden(place)} />
      ))}
      <Sign>=</Sign>
      <Ball size={size} tone="quiet" isHidden={isDone ? isHidden(0) : true}>
        {sumOf(numbers)}
      </Ball>
    </Row>
  )
}

const gridWidths: Record<BallSize, string> = {
  small: 'w-70',
  medium: 'w-80',
  large: 'w-full max-w-136',
}

const tenInRow = (size: BallSize) =>
  join('grid max-w-full grid-cols-10 gap-0.5 sm:gap-1', gridWidths[size])

function Cars({ result: { numbers }, size, isHidden }: BallsProps) {
  return (
    <span className={tenInRow(size)}>
      {numbers.map((number, place) => (
        <Car key={number} number={number} size={size} isHidden={isHidden(place)} />
      ))}
    </span>
  )
}

/** Sorted when it is complete, so that a number is found; in the order of the draw before. */
function Keno({ result: { numbers }, size, isHidden }: BallsProps) {
  const isDone = numbers.every((_number, place) => !isHidden(place))
  const listed = isDone ? numbers.toSorted((one, other) => one - other) : numbers
  return (
    <span className={tenInRow(size)}>
      {listed.map((number, place) => (
        <KenoNumber key={number} number={number} size={size} isHidden={isHidden(place)} />
      ))}
    </span>
  )
}

function Sum({ result: { numbers }, size, isHidden }: BallsProps) {
  return (
    <Row>
      {numbers.map((number, place) => (
        <span key={place} className="inline-flex items-center gap-1">
          {place > 0 && <Sign>+</Sign>}
          <Ball size={size} tone="quiet" isHidden={isHidden(place)}>
            {number}
          </Ball>
        </span>
      ))}
      <Sign>=</Sign>
      <Ball size={size} isHidden={isHidden(numbers.length)}>
        {sumOf(numbers)}
      </Ball>
    </Row>
  )
}

function MarkSix({ result: { numbers }, size, isHidden }: BallsProps) {
  const { t } = useWords(lotteryWords)
  const last = numbers.length - 1
  return (
    <span className="flex flex-wrap items-start gap-x-0.5 gap-y-1 sm:gap-x-1">
      {numbers.map((number, place) => (
        <span key={number} className="inline-flex items-start gap-0.5 sm:gap-1">
          {place === last && <Sign>+</Sign>}
          <WaveBall
            number={number}
            size={size}
            isHidden={isHidden(place)}
            label={t(`draws.wave_${waveOf(number)}`)}
          />
        </span>
      ))}
    </span>
  )
}

const Sign = ({ children }: { children: string }) => (
  <span className="self-center text-sm font-semibold text-text-quiet">{children}</span>
)

function SpecialPrize({ result: { stations }, size }: { result: VnResult; size: BallSize }) {
  return (
    <span className="flex flex-col gap-1.5">
      {stations.map((draw, station) => (
        <span key={station} className="flex items-center gap-1.5">
          {stations.length > 1 && (
            <span className="w-4 text-sm font-semibold text-text-quiet">{station + 1}</span>
          )}
          <Row>
            {Array.from(draw[0] ?? '').map((digit, place) => (
              <Ball key={place} size={size}>
                {digit}
              </Ball>
            ))}
          </Row>
        </span>
      ))}
    </span>
  )
}
