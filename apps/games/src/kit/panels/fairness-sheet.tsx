import { useState } from 'preact/hooks'
import { newWord } from '#kit/random'
import type { Opened, Studio } from '#kit/studio'
import { useSpeech } from '#kit/words'
import { Sheet } from './sheet.tsx'

type Seeds = Opened['seeds']

interface Props {
  studio: Studio
  seeds: Seeds
  nonce: number
  isBusy: boolean
  onSeeds: (seeds: Seeds) => void
  onClose: () => void
}

interface Revealed {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly rounds: number
}

/** The hash that was given before, the player's own seed, and the way to see the hidden one. */
export function FairnessSheet({ studio, seeds, nonce, isBusy, onSeeds, onClose }: Props) {
  const { say } = useSpeech()
  const [word, setWord] = useState(newWord)
  const [revealed, setRevealed] = useState<Revealed>()
  const [hasFailed, setFailed] = useState(false)
  const rotate = async () => {
    try {
      const answer = await studio.rotate(word.trim())
      setFailed(false)
      setRevealed(answer.revealed)
      setWord(newWord())
      onSeeds(answer.seeds)
    } catch {
      setFailed(true)
    }
  }
  const canRotate = word.trim() !== '' && !isBusy
  return (
    <Sheet title={say('fairness')} onClose={onClose}>
      <div class="game-prose">
        <p>{say('fairness_about')}</p>
        <dl class="game-facts">
          <dt>{say('server_seed_hash')}</dt>
          <dd class="game-code" data-seed="hash">
            {seeds.serverSeedHash}
          </dd>
          <dt>{say('client_seed')}</dt>
          <dd class="game-code" data-seed="client">
            {seeds.clientSeed}
          </dd>
          <dt>{say('nonce_next')}</dt>
          <dd class="game-code" data-seed="nonce">
            {nonce}
          </dd>
        </dl>
        <h3>{say('rotate_title')}</h3>
        <p>{say('rotate_about')}</p>
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
          disabled={!canRotate}
          onClick={() => void rotate()}
        >
          {say('rotate')}
        </button>
        {hasFailed && <p role="alert">{say('rotate_failed')}</p>}
        {revealed && <RevealedSeed revealed={revealed} />}
      </div>
    </Sheet>
  )
}

function RevealedSeed({ revealed }: { revealed: Revealed }) {
  const { say } = useSpeech()
  return (
    <div role="status">
      <p>{say('revealed_about', { count: revealed.rounds })}</p>
      <dl class="game-facts">
        <dt>{say('server_seed')}</dt>
        <dd class="game-code" data-seed="revealed">
          {revealed.serverSeed}
        </dd>
        <dt>{say('server_seed_hash')}</dt>
        <dd class="game-code">{revealed.serverSeedHash}</dd>
      </dl>
    </div>
  )
}
