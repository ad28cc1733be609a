import { useEffect, useRef, useState } from 'preact/hooks'
import type { RoundView } from '@fairhouse/protocol/studio'
import { Icon } from '#kit/icons'
import { newWord } from '#kit/random'
import type { Seeds, Studio } from '#kit/studio'
import { useSpeech } from '#kit/words'
import { SeedTime } from './seed-time.tsx'
import { Sheet } from './sheet.tsx'
import { useSeeds, type Revealed } from './use-seeds.ts'

interface Props {
  studio: Studio
  /** Result of the last rotation. */
  round: RoundView | null
  isBusy: boolean
  onClose: () => void
}

/** Seeds in use, hash of the next server seed, and the form that rotates them. */
export function FairnessSheet({ studio, round, isBusy, onClose }: Props) {
  const { say } = useSpeech()
  const { seeds, revealed, trouble, load, rotate } = useSeeds(studio)
  return (
    <Sheet title={say('fairness')} onClose={onClose}>
      <div class="game-prose" aria-busy={!seeds && !trouble}>
        {revealed && <RevealedSeed revealed={revealed} />}
        <p>{say('fairness_about')}</p>
        {!seeds && !trouble && <p class="text-text-quiet">{say('loading')}</p>}
        {seeds?.current && <CurrentSeeds current={seeds.current} round={round} />}
        {seeds && <NextSeeds next={seeds.next} isBusy={isBusy} rotate={rotate} />}
        {trouble && <p role="alert">{say(trouble)}</p>}
        {trouble === 'not_loaded' && (
          <button type="button" class="game-quiet" onClick={() => void load()}>
            {say('again')}
          </button>
        )}
      </div>
    </Sheet>
  )
}

type Current = NonNullable<Seeds['current']>

function CurrentSeeds({ current, round }: { current: Current; round: RoundView | null }) {
  const { say } = useSpeech()
  return (
    <dl class="game-facts">
      <dt>{say('server_seed_hash')}</dt>
      <dd class="game-code" data-seed="hash">
        {current.serverSeedHash}
      </dd>
      <SeedTime name="hash_published_at" at={current.hashPublishedAt} />
      <dt>{say('client_seed')}</dt>
      <dd class="game-code" data-seed="client">
        {current.clientSeed}
      </dd>
      <SeedTime name="client_seed_at" at={current.clientSeedAt} />
      <dt>{say('nonce_next')}</dt>
      <dd class="game-code" data-seed="nonce">
        {nextNonce(current, round)}
      </dd>
    </dl>
  )
}

/** Rounds played since the seeds were read have used some nonces. */
function nextNonce(current: Current, round: RoundView | null): number {
  if (round?.fairness.serverSeedHash !== current.serverSeedHash) return current.nonce
  return Math.max(current.nonce, round.fairness.nonce + 1)
}

interface NextProps {
  next: Seeds['next']
  isBusy: boolean
  rotate: (clientSeed: string) => Promise<boolean>
}

/** The hash comes before the field: it is fixed whatever the player types. */
function NextSeeds({ next, isBusy, rotate }: NextProps) {
  const { say } = useSpeech()
  const [word, setWord] = useState(newWord)
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    if (await rotate(word.trim())) setWord(newWord())
    setSending(false)
  }
  return (
    <>
      <h3>{say('rotate_title')}</h3>
      <p>{say('rotate_about')}</p>
      <dl class="game-facts">
        <dt>{say('next_seed_hash')}</dt>
        <dd class="game-code" data-seed="next">
          {next.serverSeedHash}
        </dd>
        <SeedTime name="hash_published_at" at={next.hashPublishedAt} />
      </dl>
      <label class="grid gap-1 text-sm text-text-quiet">
        {say('client_seed_new')}
        <input
          class="game-input"
          value={word}
          maxLength={64}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setWord(currentTarget.value)}
        />
      </label>
      <button
        type="button"
        class="game-primary"
        disabled={word.trim() === '' || isBusy || isSending}
        onClick={() => void send()}
      >
        {say('rotate')}
      </button>
    </>
  )
}

/** Stands above the form, so it is scrolled to. */
function RevealedSeed({ revealed }: { revealed: Revealed }) {
  const { say } = useSpeech()
  const { seed, check } = revealed
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView(), [revealed])
  return (
    <div role="status" ref={place}>
      {seed && (
        <>
          <p>{say('revealed_about', { count: seed.rounds })}</p>
          <dl class="game-facts">
            <dt>{say('server_seed')}</dt>
            <dd class="game-code" data-seed="revealed">
              {seed.serverSeed}
            </dd>
            <dt>{say('server_seed_hash')}</dt>
            <dd class="game-code">{seed.serverSeedHash}</dd>
          </dl>
        </>
      )}
      <ul class="mt-2 grid gap-1">
        {check.isRevealedRight !== null && (
          <Check
            isRight={check.isRevealedRight}
            text={say(check.isRevealedRight ? 'revealed_right' : 'revealed_wrong')}
          />
        )}
        <Check
          isRight={check.isNextRight}
          text={say(check.isNextRight ? 'next_right' : 'next_wrong')}
        />
      </ul>
    </div>
  )
}

function Check({ isRight, text }: { isRight: boolean; text: string }) {
  return (
    <li data-check={isRight ? 'right' : 'wrong'} class="flex items-start gap-2">
      <span class={isRight ? 'text-good' : 'text-bad'}>
        <Icon name={isRight ? 'shield' : 'close'} />
      </span>
      {text}
    </li>
  )
}
