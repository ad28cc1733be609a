import { buttonClass, Card, Icon, join } from '@fairhouse/ui'
import { useMemo } from 'react'
import { usePlayWords } from '#lib/play-words'
import { checkNames, prove, type Proof } from './prove.ts'
import type { Told } from './read-round.ts'
import { RoundFacts } from './round-facts.tsx'

type Kind = 'good' | 'bad' | 'wait'

const looks = {
  good: { icon: 'check', className: 'text-good' },
  bad: { icon: 'alert', className: 'text-bad' },
  wait: { icon: 'clock', className: 'text-warn' },
} as const

const kindOf = (proof: Proof | undefined): Kind => {
  if (!proof) return 'wait'
  return Object.values(proof.checks).every(Boolean) ? 'good' : 'bad'
}

/** What came of it, each check by itself, and all that it was made of. */
export function Verdict({ round, game }: Told) {
  const { tp } = usePlayWords()
  const proof = useMemo(() => prove({ round, game }), [round, game])
  const kind = kindOf(proof)
  const { icon, className } = looks[kind]
  return (
    <>
      <Card className="flex flex-col gap-4 p-5">
        <div role="status" className="flex items-start gap-4">
          <Icon name={icon} className={join('mt-1 size-7 shrink-0', className)} />
          <div>
            <h2 className="text-xl font-semibold">{tp(`play.verdict_${kind}`)}</h2>
            <p className="text-text-quiet">{tp(`play.verdict_${kind}_text`)}</p>
          </div>
        </div>
        {proof && <Checks proof={proof} />}
        <a
          href={`/play/?${new URLSearchParams({ game: round.game, replay: round.id })}`}
          target="_blank"
          rel="noreferrer"
          className={join(buttonClass('quiet', 'small'), 'self-start')}
        >
          {tp('play.replay')}
        </a>
      </Card>
      <RoundFacts round={round} game={game} />
      {proof && (
        <details className="rounded-card border border-line p-5">
          <summary className="cursor-pointer font-semibold">{tp('play.outcome')}</summary>
          <ol className="mt-3 flex flex-col gap-2 font-mono text-xs break-all">
            {proof.events.map((event, place) => (
              <li key={place}>{JSON.stringify(event)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function Checks({ proof }: { proof: Proof }) {
  const { tp } = usePlayWords()
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {checkNames.map((name) => {
        const isPassed = proof.checks[name]
        if (isPassed === undefined) return null
        return (
          <li key={name} className="flex items-start gap-3">
            <Icon
              name={isPassed ? 'check' : 'close'}
              className={join('size-5 shrink-0', isPassed ? 'text-good' : 'text-bad')}
            />
            <span className="grow">{tp(`play.check_${name}`)}</span>
            <span className="font-semibold">
              {tp(isPassed ? 'play.passed' : 'play.not_passed')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
