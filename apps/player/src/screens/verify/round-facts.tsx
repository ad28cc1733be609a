import { groupDigits } from '@fairhouse/money'
import { Card } from '@fairhouse/ui'
import { usePlayWords } from '#lib/play-words'
import type { Told } from './read-round.ts'

/** Two decimals, and the others where there are any; whose money it was is not told. */
function plain(money: string): string {
  const [whole = '', decimals = ''] = money.replace(/00$/, '').split('.')
  return `${groupDigits(whole)}.${decimals}`
}

/** What a round was and what it was made of. */
export function RoundFacts({ round, game }: Told) {
  const { tp, tag } = usePlayWords()
  const { fairness } = round
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' })
  const timeOf = (at: string | null) =>
    at === null ? tp('play.not_recorded') : when.format(new Date(at))
  const facts = [
    [tp('play.game'), `${game.name} (${round.game})`],
    [tp('play.version'), String(round.version)],
    [tp('play.at'), when.format(new Date(round.at))],
    [tp('play.stake'), plain(round.stake)],
    [tp('play.win'), plain(round.win)],
    [tp('play.server_seed_hash'), fairness.serverSeedHash],
    [tp('play.hash_published_at'), timeOf(fairness.hashPublishedAt)],
    [tp('play.client_seed'), fairness.clientSeed],
    [tp('play.client_seed_at'), timeOf(fairness.clientSeedAt)],
    [tp('play.server_seed'), fairness.serverSeed ?? tp('play.hidden')],
    [tp('play.nonce'), String(fairness.nonce)],
  ]
  return (
    <Card className="p-5">
      <h2 className="mb-3 font-semibold">{tp('play.facts')}</h2>
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
