import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Icon, join } from '@fairhouse/ui'
import { durationOf } from '#lib/duration'
import { momentText } from '#lib/moment'
import type { Facts, Withdrawal } from './facts.ts'
import { trackerSteps, type Step } from './tracker-steps.ts'

interface Props {
  withdrawal: Withdrawal
  usual: Facts['usualSeconds']
}

const icons = { done: 'check', now: 'clock', next: 'clock' } as const
const colours = { done: 'text-good', now: 'text-warn', next: 'text-text-quiet' }

/** The steps of a withdrawal with their times, and how long those of its kind take. */
export function Tracker({ withdrawal, usual }: Props) {
  const { t } = useWords(centreWords)
  const steps = trackerSteps(withdrawal)
  const isOpen = steps.some(({ place }) => place !== 'done')
  const { kind } = withdrawal.account
  const seconds = kind === 'source' ? null : usual[kind]
  return (
    <div className="flex flex-col gap-2 text-sm">
      <ol aria-label={t('withdraw.steps')} className="flex flex-col gap-2">
        {steps.map((step, place) => (
          <StepRow key={`${step.state} ${step.at ?? place}`} step={step} />
        ))}
      </ol>
      {isOpen && kind !== 'source' && seconds !== null && (
        <UsualTime kind={kind} seconds={seconds} />
      )}
    </div>
  )
}

function StepRow({ step: { state, at, place } }: { step: Step }) {
  const { t, tag } = useWords(centreWords)
  return (
    <li
      {...(place === 'now' && { 'aria-current': 'step' })}
      className={join('flex items-center gap-3', place === 'next' && 'text-text-quiet')}
    >
      <Icon name={icons[place]} className={join('size-4.5 shrink-0', colours[place])} />
      <span className={join('grow', place === 'now' && 'font-semibold')}>
        {t(`withdraw.state_${state}`)}
      </span>
      {at !== undefined && (
        <time dateTime={at} className="text-text-quiet">
          {momentText(at, tag)}
        </time>
      )}
    </li>
  )
}

interface UsualProps {
  kind: keyof Facts['usualSeconds']
  seconds: number
}

function UsualTime({ kind, seconds }: UsualProps) {
  const { t } = useWords(centreWords)
  const { unit, count } = durationOf(seconds)
  const time = t(`withdraw.time_${unit}`, { count })
  return <p className="text-text-quiet">{t(`withdraw.usual_${kind}`, { time })}</p>
}
