import { playWords } from '@fairhouse/i18n/play'
import { momentText } from '#lib/moment'
import { useWords } from '#lib/words'
import { groupDigits } from '@fairhouse/money'
import { Card } from '@fairhouse/ui'
import type { VerifiableRound } from './read-round.ts'

/** At least two decimals, without currency. */
function plain(money: string): string {
  const [whole = '', decimals = ''] = money.replace(/00$/, '').split('.')
  return `${groupDigits(whole)}.${decimals}`
}

/** Facts and seeds of a round. */
export function RoundFacts({ round, game }: VerifiableRound) {
  const { t, tag } = useWords(playWords)
  const { fairness } = round
  const when = (at: string) => momentText(at, tag, { hasSeconds: true })
  const timeOf = (at: string | null) => (at === null ? t('play.not_recorded') : when(at))
  const facts = [
    [t('play.game'), `${game.name} (${round.game})`],
    [t('play.version'), String(round.version)],
    [t('play.at'), when(round.at)],
    [t('play.stake'), plain(round.stake)],
    [t('play.win'), plain(round.win)],
    [t('play.server_seed_hash'), fairness.serverSeedHash],
    [t('play.hash_published_at'), timeOf(fairness.hashPublishedAt)],
    [t('play.client_seed'), fairness.clientSeed],
    [t('play.client_seed_at'), timeOf(fairness.clientSeedAt)],
    [t('play.server_seed'), fairness.serverSeed ?? t('play.hidden')],
    [t('play.nonce'), String(fairness.nonce)],
  ]
  return (
    <Card className="p-5">
      <h2 className="mb-3 font-semibold">{t('play.facts')}</h2>
      <dl className="flex flex-col gap-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col gap-0.5 sm:flex-row sm:gap-4">
            <dt className="shrink-0 text-text-quiet sm:w-56">{name}</dt>
            <dd className="min-w-0 font-mono break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
