import type { RoundView } from '@fairhouse/protocol/studio'
import { amountIn, Money } from '#kit/money'
import { useSpeech } from '#kit/words'
import { SeedTime } from './seed-time.tsx'

/** Facts of a round's record. */
export function RoundFacts({ round }: { round: RoundView }) {
  const { say, time } = useSpeech()
  const { balanceBefore, balanceAfter, fairness, jackpot } = round
  return (
    <dl class="game-facts" data-round={round.id}>
      <dt>{say('time')}</dt>
      <dd>{time(round.at)}</dd>
      <dt>{say('stake')}</dt>
      <dd>
        <Money amount={amountIn(round.stake)} />
      </dd>
      <dt>{say('win')}</dt>
      <dd>
        <Money amount={amountIn(round.win)} />
      </dd>
      {jackpot && (
        <>
          <dt>{say('jackpot_part')}</dt>
          <dd>
            <Money amount={amountIn(jackpot.contribution)} />
          </dd>
        </>
      )}
      {jackpot && jackpot.win !== null && (
        <>
          <dt>{say('jackpot')}</dt>
          <dd data-jackpot>
            <Money amount={amountIn(jackpot.win)} />
          </dd>
        </>
      )}
      {balanceBefore !== null && balanceAfter !== null && (
        <>
          <dt>{say('balance_before')}</dt>
          <dd>
            <Money amount={amountIn(balanceBefore)} />
          </dd>
          <dt>{say('balance_after')}</dt>
          <dd>
            <Money amount={amountIn(balanceAfter)} />
          </dd>
        </>
      )}
      <dt>{say('round_id')}</dt>
      <dd class="game-code">{round.id}</dd>
      <dt>{say('server_seed_hash')}</dt>
      <dd class="game-code">{fairness.serverSeedHash}</dd>
      <SeedTime name="hash_published_at" at={fairness.hashPublishedAt} />
      <dt>{say('server_seed')}</dt>
      <dd class="game-code">{fairness.serverSeed ?? say('server_seed_later')}</dd>
      <dt>{say('client_seed')}</dt>
      <dd class="game-code">{fairness.clientSeed}</dd>
      <SeedTime name="client_seed_at" at={fairness.clientSeedAt} />
      <dt>{say('nonce')}</dt>
      <dd class="game-code">{fairness.nonce}</dd>
    </dl>
  )
}
