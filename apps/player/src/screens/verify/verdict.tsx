import { playWords } from '@fairhouse/i18n/play'
import { useWords } from '#lib/words'
import { buttonClass, Card, Icon, join } from '@fairhouse/ui'
import { useMemo } from 'react'
import { checkNames, verifyRound, type Verification } from './verify-round.ts'
import type { VerifiableRound } from './read-round.ts'
import { RoundFacts } from './round-facts.tsx'

type Kind = 'good' | 'bad' | 'wait'

const looks = {
  good: { icon: 'check', className: 'text-good' },
  bad: { icon: 'alert', className: 'text-bad' },
  wait: { icon: 'clock', className: 'text-warn' },
} as const

const kindOf = (proof: Verification | undefined): Kind => {
  if (!proof) return 'wait'
  return Object.values(proof.checks).every(Boolean) ? 'good' : 'bad'
}

/** Verdict with each check and the round's inputs. */
export function Verdict({ round, game }: VerifiableRound) {
  const { t } = useWords(playWords)
  const proof = useMemo(() => verifyRound({ round, game }), [round, game])
  const kind = kindOf(proof)
  const { icon, className } = looks[kind]
  return (
    <>
      <Card className="flex flex-col gap-4 p-5">
        <div role="status" className="flex items-start gap-4">
          <Icon name={icon} className={join('mt-1 size-7 shrink-0', className)} />
          <div>
            <h2 className="text-xl font-semibold">{t(`play.verdict_${kind}`)}</h2>
            <p className="text-text-quiet">{t(`play.verdict_${kind}_text`)}</p>
          </div>
        </div>
        {proof && <Checks proof={proof} />}
        <a
          href={`/play/?${new URLSearchParams({ game: round.game, replay: round.id })}`}
          target="_blank"
          rel="noreferrer"
          className={join(buttonClass('quiet', 'small'), 'self-start')}
        >
          {t('play.replay')}
        </a>
      </Card>
      <RoundFacts round={round} game={game} />
      {proof && (
        <details className="rounded-card border border-line p-5">
          <summary className="cursor-pointer font-semibold">{t('play.outcome')}</summary>
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

function Checks({ proof }: { proof: Verification }) {
  const { t } = useWords(playWords)
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
            <span className="grow">{t(`play.check_${name}`)}</span>
            <span className="font-semibold">{t(isPassed ? 'play.passed' : 'play.not_passed')}</span>
          </li>
        )
      })}
    </ul>
  )
}
