import { Icon } from '#kit/icons'
import type { Play, PlayState } from '#kit/play'
import type { RoundView } from '@fairhouse/protocol/studio'
import { useSpeech } from '#kit/words'

interface Props {
  play: Play
  state: PlayState
  /** Shows the round that ended while the player was away. */
  onWatch: (round: RoundView) => void
}

/** Explains what blocks the next round and offers actions. */
export function NoticeBar({ play, state, onWatch }: Props) {
  const { say } = useSpeech()
  if (state.isReconnecting) {
    return (
      <div class="game-notice" role="alert" data-notice="reconnecting">
        <Icon name="offline" />
        <p>{say('reconnecting')}</p>
      </div>
    )
  }
  const { notice } = state
  if (notice === null) return null
  const { unseen, terms } = play
  const [minCredit] = terms.credits
  const isTrial = terms.mode === 'trial'
  const isShort = notice === 'insufficient_funds'
  const key = isShort && isTrial ? 'notice_insufficient_trial' : (`notice_${notice}` as const)
  const canLower = isShort && minCredit !== undefined && state.credit > minCredit
  return (
    <div class="game-notice" role="alert" data-notice={notice}>
      <p>{(notice === 'limit_reached' && state.limitText) || say(key)}</p>
      {notice === 'unseen' && unseen && (
        <button type="button" class="game-quiet" onClick={() => onWatch(unseen)}>
          {say('watch_win')}
        </button>
      )}
      {canLower && (
        <button type="button" class="game-quiet" onClick={() => play.chooseCredit(minCredit)}>
          {say('lowest_bet')}
        </button>
      )}
      {isShort && !isTrial && (
        <button type="button" class="game-quiet" onClick={() => void play.refreshBalance()}>
          {say('refresh_balance')}
        </button>
      )}
      <button type="button" class="game-tool" aria-label={say('close')} onClick={play.dismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
